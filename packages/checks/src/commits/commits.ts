import { execFileSync } from 'node:child_process';

export interface Commit {
  subject: string;
  body: string;
  /** Number of files that it changes. */
  files: number;
}

const longestSubject = 72;

/** Returns sentences about what is wrong with the message of a commit, by the rules of CONTRIBUTING.md. */
export function commitFaults({ subject, body, files }: Commit): string[] {
  const [first = ''] = subject.split(' ');
  const faults = [];
  if (subject.length > longestSubject)
    faults.push(`the subject has ${subject.length} characters, ${longestSubject} fit`);
  if (!/^[A-Z][a-z]+$/.test(first))
    faults.push('the subject does not start with a verb and a capital letter');
  // "Added", "Adding": no imperative in English ends so, but for short words such as "Bring", "Feed", "Embed" and "Need".
  if (/(?:[^e]ed|ing)$/.test(first) && !/^(?:Bring|String|Ring|Swing|Embed|Shed|Wed)$/.test(first))
    faults.push(`"${first}" is no imperative: write "Add", not "Added" or "Adding"`);
  if (subject.endsWith('.')) faults.push('the subject ends with a period');
  if (files > 1 && body.trim() === '') faults.push(`it changes ${files} files and has no body that says why`);
  return faults;
}

/** The commits of HEAD that are not in the base, without merges. */
export function commitsSince(base: string, folder: string): (Commit & { hash: string })[] {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
  const hashes = git('rev-list', '--no-merges', `${base}..HEAD`).split('\n').filter(Boolean);
  return hashes.map((hash) => {
    const [subject = '', ...lines] = git('show', '--no-patch', '--format=%B', hash).trim().split('\n');
    const files = git('show', '--format=', '--name-only', hash).split('\n').filter(Boolean);
    return { hash, subject, body: lines.join('\n'), files: files.length };
  });
}
