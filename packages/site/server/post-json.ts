/** Posts to the backend and returns the status of its answer; 503 without one in time. */
export async function postJson(
  url: string,
  body: object,
  { patienceMs, headers = {} }: { patienceMs: number; headers?: Record<string, string> },
): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 503;
  }
}
