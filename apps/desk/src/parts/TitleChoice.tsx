import { Field } from '@daily-nest/ui/field';
import type { ChangeEvent } from 'react';
import { useStore } from 'zustand';
import { session, titleOf } from '../session.ts';

/** Which title of the network is worked on. Renders nothing where there is one. */
export function TitleChoice() {
  const { titles } = useStore(session);
  const domain = useStore(session, titleOf);
  if (titles.length < 2) return null;
  return (
    <Field
      label="Title of the network"
      options={titles.map((title) => ({ value: title.domain, label: title.name }))}
      value={domain}
      onChange={({ target }: ChangeEvent<HTMLSelectElement>) => session.setState({ chosen: target.value })}
    />
  );
}
