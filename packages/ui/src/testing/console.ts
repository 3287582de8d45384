import { format } from 'node:util';
import { vi } from 'vitest';

let messages: string[] = [];
let allowed: RegExp[] = [];

/** Records the console; the setup file fails a test that logged anything which it did not allow. */
export function watchConsole(): void {
  messages = [];
  allowed = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      messages.push(format(...parts));
    });
  }
}

/** Allows messages of this test that match the pattern, such as React's report of an expected error. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

export function takeMessages(): string[] {
  return messages.filter((message) => !allowed.some((pattern) => pattern.test(message)));
}
