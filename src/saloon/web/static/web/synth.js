// @ts-check
// Sounds of our own, made as they are heard: tones that fade, and short rushes of noise.

/** @typedef {[start: number, hertz: number, seconds: number]} Note */

/** Tones of each sound: when they begin, how high, how long. @type {Record<string, Note[]>} */
const TONES = {
  turn: [
    [0, 659.3, 0.28],
    [0.14, 880, 0.45],
  ],
  over: [
    [0, 523.3, 0.3],
    [0.16, 659.3, 0.3],
    [0.32, 784, 0.7],
  ],
  coins: [
    [0, 2093, 0.09],
    [0.07, 2637, 0.16],
  ],
  chat: [[0, 587.3, 0.14]],
  piece: [[0, 165, 0.09]],
};

/** Rushes of noise, in a band around a pitch. @type {Record<string, Note[]>} */
const RUSHES = {
  piece: [[0, 900, 0.03]],
  card: [[0, 3200, 0.11]],
  dice: [
    [0, 1500, 0.03],
    [0.09, 1800, 0.03],
    [0.21, 1400, 0.03],
    [0.29, 1700, 0.04],
    [0.48, 1300, 0.05],
  ],
};

const NOISE_SECONDS = 0.2;
const ATTACK_SECONDS = 0.006;

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let noise = null;

/**
 * Only after somebody has touched the page: browsers refuse it before, and rightly.
 * @param {string} name
 * @param {number} volume from 0 to 1
 */
export async function play(name, volume) {
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  for (const note of TONES[name] ?? []) tone(context, note, volume);
  for (const note of RUSHES[name] ?? []) rush(context, note, volume);
}

/**
 * @param {AudioContext} audio
 * @param {Note} note
 * @param {number} volume
 */
function tone(audio, [start, hertz, seconds], volume) {
  const source = new OscillatorNode(audio, { type: "sine", frequency: hertz });
  fade(audio, source, source, start, seconds, volume);
}

/**
 * @param {AudioContext} audio
 * @param {Note} note
 * @param {number} volume
 */
function rush(audio, [start, hertz, seconds], volume) {
  noise ??= hiss(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: hertz, Q: 0.8 });
  fade(audio, source, source.connect(band), start, seconds, volume);
}

/**
 * @param {AudioContext} audio
 * @param {AudioScheduledSourceNode} source
 * @param {AudioNode} end the last node of what is heard
 * @param {number} start
 * @param {number} seconds
 * @param {number} volume
 */
function fade(audio, source, end, start, seconds, volume) {
  const [from, gain] = [audio.currentTime + start, new GainNode(audio, { gain: 0 })];
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  end.connect(gain).connect(audio.destination);
  source.start(from);
  source.stop(from + seconds);
}

/** @param {AudioContext} audio */
function hiss(audio) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * NOISE_SECONDS), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
