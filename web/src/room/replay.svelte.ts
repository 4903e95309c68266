/** Plays a finished deliberation at reading speed. */
import type { Turn } from '../api/types';

const WORDS_PER_SECOND = 4;

export class Replay {
  /** How many turns are shown; none means that nothing is being replayed. */
  shown = $state<number>();
  playing = $state(false);
  speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(turns: Turn[]): void {
    this.shown = 0;
    this.play(turns);
  }

  play(turns: Turn[]): void {
    this.playing = true;
    const next = turns[this.shown ?? 0];
    if (!next) return this.stop();
    const words = next.kind === 'floor' ? 2 : next.text.split(/\s+/).length;
    const seconds = Math.min(Math.max(words / WORDS_PER_SECOND, 0.5), 9) / this.speed;
    this.shown = (this.shown ?? 0) + 1;
    this.#timer = setTimeout(() => this.play(turns), seconds * 1000);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Ends the replay; everything is shown again. */
  stop(): void {
    this.pause();
    this.shown = undefined;
  }
}
