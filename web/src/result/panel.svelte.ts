/** The figure that is open in the panel, and how the reader got there. */
class Panel {
  trail = $state<string[]>([]);

  get id(): string | undefined {
    return this.trail.at(-1);
  }

  open(id: string): void {
    this.trail = [id];
  }

  /** Follows an input of the figure that is open. */
  follow(id: string): void {
    this.trail = [...this.trail, id];
  }

  back(): void {
    this.trail = this.trail.slice(0, -1);
  }

  close(): void {
    this.trail = [];
  }
}

export const panel = new Panel();
