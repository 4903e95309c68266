/** What went wrong with a call, in the shape of the service's envelope. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryable: boolean,
    readonly requestId = '',
    /** Seconds to wait, where the service said so. */
    readonly retryAfter = 0,
  ) {
    super(message);
  }

  get offline(): boolean {
    return this.status === 0;
  }

  get missing(): boolean {
    return this.status === 404;
  }
}

interface Envelope {
  error: { code: string; message: string; request_id: string; retryable: boolean };
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && typeof (body as Envelope).error?.message === 'string';
}

/** The problem of a response with an error status. */
export function problemOf(response: Response, body: unknown): Problem {
  const wait = Number(response.headers.get('retry-after') ?? 0);
  if (isEnvelope(body)) {
    const { code, message, request_id, retryable } = body.error;
    return new Problem(response.status, code, message, retryable, request_id, wait);
  }
  const id = response.headers.get('x-request-id') ?? '';
  return new Problem(response.status, 'unknown', response.statusText, response.status >= 500, id, wait);
}

/** Turns anything thrown into a problem. A failed fetch has no response: the network or the service is down. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof TypeError) return new Problem(0, 'offline', '', true);
  return new Problem(-1, 'unknown', error instanceof Error ? error.message : String(error), false);
}
