import { Command, InvalidArgumentError, Option } from 'commander';
import { withDatabase } from '../commands/with-database.ts';
import { type Role, roles } from '../db/desk-schema.ts';
import { mailAddress } from '../mail-address.ts';
import { note } from './audit.ts';
import { readDeskSettings } from './cli-settings.ts';
import { invitationLink, invite } from './invitations.ts';

const program = new Command('desk').description('Invite people to the desk, where pieces are written.');

program
  .command('invite')
  .description(
    'Print a link that is good once, within an hour. The first person becomes the owner. Somebody who forgot the password is invited again.',
  )
  .argument('<address>', 'e-mail address', (text: string) => {
    const read = mailAddress.safeParse(text);
    if (read.success) return read.data;
    throw new InvalidArgumentError('Use an address such as editor@example.org.');
  })
  .addOption(new Option('--role <role>', 'what the person may do').choices(roles))
  .action((email: string, { role }: { role?: Role }) =>
    withDatabase({ settings: readDeskSettings, explain: () => undefined }, async ({ db }, settings) => {
      const invited = await invite(db, email, role);
      await note(db, {
        action: 'invited',
        personId: null,
        address: null,
        target: email,
        details: { role: invited.role },
      });
      const origin = settings.DESK_URL ?? `http://localhost:${settings.BACKEND_PORT}`;
      console.log(`${email} is invited as ${invited.role}. This link is good once, within an hour:`);
      console.log(invitationLink(origin, invited.token));
    }),
  );

await program.parseAsync();
