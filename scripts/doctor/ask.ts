export interface Answer {
  status: number;
  text: string;
  headers: Headers;
  ms: number;
}

const patienceMs = 4000;

/** Requests an address. Returns the answer within four seconds, or a short reason. */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer | string> {
  const started = performance.now();
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      ms: Math.round(performance.now() - started),
    };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return `no answer in ${patienceMs / 1000} s`;
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code === 'ECONNREFUSED' ? 'nothing listens there' : (cause?.code ?? 'it cannot be reached');
  }
}
