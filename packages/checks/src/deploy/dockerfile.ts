/** An instruction of a Dockerfile, its lines joined. */
export interface Instruction {
  word: string;
  rest: string;
}

export function instructionsOf(text: string): Instruction[] {
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', ...rest] = line.split(' ');
      return { word, rest: rest.join(' ') };
    });
}

/** The instructions of the last stage: what is run is made of it. */
export function lastStage(text: string): Instruction[] {
  const all = instructionsOf(text);
  return all.slice(all.findLastIndex(({ word }) => word === 'FROM'));
}

/** Whether an image is named by a tag, for readers, and by a digest, for the machine. */
export const isPinned = (image: string) => /^[\w./-]+:(?!latest)[\w.-]+@sha256:[0-9a-f]{64}$/.test(image);

/** What Dockerfiles of ours must not have, as sentences. */
export function mistakesIn(text: string): string[] {
  const all = instructionsOf(text);
  const last = lastStage(text);
  const of = (word: string) =>
    last.filter((instruction) => instruction.word === word).map(({ rest }) => rest);
  const stages = new Set(
    all.filter(({ word }) => word === 'FROM').flatMap(({ rest }) => / AS (\w+)$/.exec(rest)?.[1] ?? []),
  );
  const images = all.filter(({ word }) => word === 'FROM').map(({ rest }) => rest.split(' ')[0]!);
  const entries = of('ENTRYPOINT');
  return [
    ...images
      .filter((image) => !stages.has(image) && !isPinned(image))
      .map((image) => `${image} has no tag and digest`),
    ...(of('USER').length === 1 && !/^(root|0)$/.test(of('USER')[0]!) ? [] : ['it runs as root']),
    ...(of('EXPOSE').length === 1 && /^\d+$/.test(of('EXPOSE')[0]!) ? [] : ['it names no port']),
    ...(entries.length === 1 && entries[0]!.startsWith('[') ? [] : ['it starts by a shell']),
    ...all.filter(({ word }) => word === 'ADD').map(() => 'ADD fetches what COPY would not'),
    ...all
      .filter(({ word, rest }) => word === 'ENV' && /TOKEN|SECRET|PASSWORD/.test(rest))
      .map(() => 'a secret would stay in its layers'),
  ];
}
