import type { FaqItem } from './types.ts';

/**
 * The 25 questions of /faq, five a category, in page order; the structured data lists the first ten.
 * Medical answers follow the American Academy of Pediatrics (AAP) and the CDC; check them when either changes its guidance.
 * Where the two part, or another body is meant, the answer says whose advice it is, and of when. Besides the AAP's own pages:
 * milestones: CDC, "Learn the Signs. Act Early."; seizures: CDC, First Aid for Seizures; choking: American Heart Association,
 * 2025 guidelines; vaccines: AAP schedule of January 26, 2026, and CDC announcement of January 5, 2026; milk and sugar: Dietary
 * Guidelines for Americans, 2025 to 2030; screens: AAP, "Media and Young Minds" (2016) and "Digital Ecosystems, Children, and
 * Adolescents" (2026).
 */
export const faq: FaqItem[] = [
  {
    id: 'milestones-and-worry',
    category: 'Child Development',
    question: 'My child is not doing what others do at this age. When should I worry?',
    answer:
      'The CDC’s milestones are what three children in four, or more, can do by an age, so a missed line is a reason to ask rather than to panic. Talk to your pediatrician when one is missing, when your child loses skills they used to have, or simply when something feels wrong to you. You do not need a referral to ask for an evaluation: in the United States, early intervention serves children under three, and your public school district serves children from three on, free of charge.',
  },
  {
    id: 'first-words',
    category: 'Child Development',
    question: 'When do children start to talk?',
    answer:
      'Most say a word or two, such as “mama” or “dada”, around their first birthday, try three or more other words by 18 months, and put two words together by 24 months. Understanding comes first: look for pointing, turning to their name and following a simple request. If words are late, ask for a hearing test as a first step. Waiting to see is rarely the best plan, because help works best early.',
  },
  {
    id: 'first-steps',
    category: 'Child Development',
    question: 'When should my baby be walking?',
    answer:
      'Many children take a few steps around their first birthday, and most walk without holding on by 18 months. The road there varies: some crawl, some shuffle, some roll. Give them floor time and bare feet, and skip the wheeled baby walker, which causes falls and does not teach walking. Mention it to your pediatrician if your child is not walking at 18 months or uses one side much more than the other.',
  },
  {
    id: 'hours-of-sleep',
    category: 'Child Development',
    question: 'How much sleep does my child need?',
    answer:
      'In 24 hours, naps included: 12 to 16 hours at 4 to 12 months, 11 to 14 hours at 1 to 2 years, 10 to 13 hours at 3 to 5 years, 9 to 12 hours at 6 to 12 years, and 8 to 10 hours for teenagers. A child who wakes by themselves and stays cheerful into the evening is probably getting enough.',
  },
  {
    id: 'potty-training',
    category: 'Child Development',
    question: 'When is the right time to start potty training?',
    answer:
      'When your child is ready, which is usually between 18 months and three years. Signs are staying dry for two hours, noticing when they go, following simple directions, and wanting to do it like you. Expect months rather than a weekend, and praise trying. If it turns into a fight, stop and try again in a few weeks. Staying dry at night comes later, often by age five or six.',
  },
  {
    id: 'well-child-visits',
    category: 'Health & Safety',
    question: 'How often should my child see the pediatrician when nothing is wrong?',
    answer:
      'After the checks of the first days and the first month, well-child visits come at 2, 4, 6, 9, 12, 15, 18 and 24 months, then at 30 months and once a year from age three. They cover growth, development, vaccines, hearing and vision. On vaccines, ask whose schedule your office follows: the American Academy of Pediatrics kept routine shots against 18 diseases for 2026, while the CDC cut its list for every child to 11 in January, a change that a federal court put on hold in March.',
    // The last word that we have on the court's order of March 2026 against the change.
    asOf: { date: '2026-05-31', source: 'AAP and CDC' },
  },
  {
    id: 'fever',
    category: 'Health & Safety',
    question: 'When should I call the doctor about a fever?',
    answer:
      'Call 911 if your child has trouble breathing, is hard to wake, has a seizure or a stiff neck, or has been in a very hot place such as a parked car. Call the doctor right away, at any hour, if a baby under three months has a rectal temperature of 100.4°F (38°C) or higher, or at three to six months 101°F (38.3°C), and the same day about any fever at three to six months, or 102.2°F (39°C) in the rest of the first year. At any age, call for a fever over 104°F (40°C), for a fever that lasts more than 24 hours in a child under two or more than three days in an older child, or when your child looks very ill, has a new rash or will not drink. Never give aspirin to a child.',
    asOf: { date: '2026-11-22', source: 'AAP and CDC' },
    corrections: [
      {
        date: '2026-11-22',
        was: 'It named them as reasons to call the doctor.',
        is: 'Trouble breathing, a child who is hard to wake, a stiff neck, a seizure and a very hot place are reasons to call 911.',
      },
      {
        date: '2026-11-22',
        was: 'It said the same day.',
        is: 'At three to six months 101°F (38.3°C) is a call at any hour.',
      },
    ],
  },
  {
    id: 'safe-sleep',
    category: 'Health & Safety',
    question: 'What is the safest way for a baby to sleep?',
    answer:
      'On the back, for every sleep, on a firm, flat surface such as a crib or bassinet, with a fitted sheet and nothing else: no pillows, blankets, bumpers or stuffed animals. Share your room but not your bed, ideally for at least the first six months. Avoid overheating and smoke, and never let a baby sleep on a sofa or armchair. Move a baby who falls asleep in a car seat or swing to a flat surface as soon as you can.',
  },
  {
    id: 'car-seats',
    category: 'Health & Safety',
    question: 'When can my child face forward in the car?',
    answer:
      'Keep your child rear-facing until they reach the highest weight or height that the seat allows, which for many seats is well past the second birthday. Then use a forward-facing seat with a harness and top tether to its limit, then a booster until the belt fits, usually at 4 feet 9 inches and between 8 and 12 years. Children under 13 ride in the back. A certified technician can check your installation, often for free.',
  },
  {
    id: 'swallowed-something',
    category: 'Health & Safety',
    question: 'My child swallowed something they should not have. What do I do?',
    answer:
      'Call 911 if your child has collapsed, has a seizure, is hard to wake or has trouble breathing. Otherwise call Poison Help at 1-800-222-1222, free and open all day and night, with the container in your hand. Do not make your child vomit. A swallowed button battery, or more than one magnet, is an emergency even when your child seems well: go to an emergency room at once.',
    corrections: [
      {
        date: '2026-11-22',
        was: 'It told you to wait with the call until a child cannot be woken at all.',
        is: 'A child who is hard to wake is reason enough to call 911.',
      },
    ],
  },
  {
    id: 'tantrums',
    category: 'Behavior & Discipline',
    question: 'What should I do in the middle of a tantrum?',
    answer:
      'Keep everyone safe, stay close, and say little: “You’re so angry. I’m here.” Reasoning has to wait until the storm is over, and giving in teaches that storms work. Afterward comes comfort, then a short word about what to try next time. Look for the pattern behind it, because most tantrums begin with hunger, tiredness or a change that came too fast.',
  },
  {
    id: 'discipline-without-spanking',
    category: 'Behavior & Discipline',
    question: 'How do I discipline my child without spanking or yelling?',
    answer:
      'Set few rules, say what to do rather than what not to do, notice good behavior out loud, and let consequences be small, quick and connected to what happened: the thrown truck goes on the shelf until after lunch. The American Academy of Pediatrics advises against spanking and harsh words, because they make behavior worse over time and harm trust. When you lose your temper, apologize. It teaches more than never losing it.',
  },
  {
    id: 'time-outs',
    category: 'Behavior & Discipline',
    question: 'Do time-outs work, and how long should they be?',
    answer:
      'They can, from about age two or three, when they are brief, calm and rare: about one minute for each year of age, in a dull, safe place, for one or two behaviors that you have named in advance. Give one warning, then follow through without a lecture, and welcome your child back. The time-in around it matters more. A break from attention only works for a child who gets plenty of it.',
  },
  {
    id: 'hitting-and-biting',
    category: 'Behavior & Discipline',
    question: 'My toddler hits and bites. Is that normal, and how do I stop it?',
    answer:
      'It is common between one and three, when feelings are large and words are few. Step in at once, block the hand or mouth, say “I won’t let you hit; hitting hurts”, and comfort the hurt child first. Then offer another way: stamp, ask, come to me. Never bite back. Talk to your pediatrician if it happens often after age three, causes injuries, or keeps your child out of care.',
  },
  {
    id: 'siblings',
    category: 'Behavior & Discipline',
    question: 'Should I step in when my children fight?',
    answer:
      'Always when someone may get hurt or is being bullied. Otherwise wait a moment, then act as a reporter instead of a judge: say what you see, let each one say what they want, and ask for ideas. Avoid deciding who started it, avoid comparing them, and give each child a little time alone with you. Children who settle small quarrels themselves get better at it.',
  },
  {
    id: 'reading-aloud',
    category: 'Education & Learning',
    question: 'When should I start reading to my child?',
    answer:
      'From birth. A newborn hears your voice, a six-month-old chews the corner, a two-year-old turns two pages at once, and all of it counts. Ten minutes a day is enough, in any language you love. Point at things, ask what comes next, and read the same book as often as they like. Keep reading aloud after they can read by themselves.',
  },
  {
    id: 'kindergarten-readiness',
    category: 'Education & Learning',
    question: 'How do I know whether my child is ready for kindergarten?',
    answer:
      'Teachers hope for children who can separate from a parent, follow a two-step direction, use the bathroom, take turns, and ask for help. Letters and numbers are useful, and the school will teach them. Practice the ordinary things: opening a lunchbox, putting on a coat, sitting for a story. If you are unsure, talk to the preschool teacher and your pediatrician before you decide to wait a year.',
  },
  {
    id: 'screen-time',
    category: 'Education & Learning',
    question: 'How much screen time is all right?',
    answer:
      'Before 18 months, avoid screens except video calls with people who love your child. From 18 to 24 months, choose good programs and watch together. From two to five, about an hour a day of high-quality programs is a sensible limit. Those figures are the American Academy of Pediatrics’ of 2016; its policy of early 2026 looks past the clock to what children watch, with whom, and what it crowds out. For older children, agree on a family plan that protects sleep, movement, homework and meals.',
    asOf: { date: '2026-11-22', source: 'AAP' },
  },
  {
    id: 'homework-help',
    category: 'Education & Learning',
    question: 'How much should I help with homework?',
    answer:
      'Give it a place and a time, be within reach, and keep your hands off the pencil. Ask “what does it want you to do?” and “what could you try first?” If your child works honestly and is still stuck after the time the teacher expects, about ten minutes a night for each grade is a common rule of thumb, write a note and stop. Teachers need to see what was too hard.',
  },
  {
    id: 'two-languages',
    category: 'Education & Learning',
    question: 'Will two languages confuse my child?',
    answer:
      'No. Children who grow up with two languages reach the same milestones, and mixing the two in one sentence is normal. They may know fewer words in each language at first and about as many, or more, in both together. Speak the language in which you are warmest and funniest. A bilingual child who is late to talk needs the same evaluation as any other child, and does not need to give up a language.',
  },
  {
    id: 'starting-solids',
    category: 'Nutrition & Feeding',
    question: 'When can my baby start solid foods?',
    answer:
      'At about six months, and not before four. Your baby is ready when they hold up their head well, sit with support, reach for food and swallow instead of pushing it out with the tongue. Begin with one soft food at a time, iron-rich ones such as meat, beans or iron-fortified cereal among the first. Breast milk or formula stays the main food until the first birthday.',
  },
  {
    id: 'peanuts-and-allergens',
    category: 'Nutrition & Feeding',
    question: 'When should I introduce peanuts, eggs and other allergens?',
    answer:
      'Early. Once your baby eats other solids, at around six months, offer smooth peanut butter thinned with water, well-cooked egg and other common allergens in small amounts, one at a time, and keep them in the diet. If your baby has severe eczema or an egg allergy, ask your pediatrician first: peanut may be best at four to six months, after testing. Whole nuts and thick spoonfuls of nut butter are choking hazards.',
  },
  {
    id: 'cows-milk',
    category: 'Nutrition & Feeding',
    question: 'When can my child drink cow’s milk, and how much?',
    answer:
      'From 12 months. Before that it cannot replace breast milk or formula. From 12 to 24 months choose whole milk, about two to three cups (16 to 24 ounces) a day; more can crowd out iron-rich food. From two on, pediatric groups have advised low-fat milk, and the federal dietary guidelines of January 2026 prefer full-fat dairy; ask what suits your child. Otherwise offer water. Juice is not needed, and not recommended at all before the first birthday.',
    asOf: { date: '2026-11-22', source: 'AAP and the federal dietary guidelines' },
  },
  {
    id: 'picky-eating',
    category: 'Nutrition & Feeding',
    question: 'My child eats almost nothing. What can I do about picky eating?',
    answer:
      'You decide what, when and where; your child decides whether and how much. Serve meals and snacks at regular times with at least one food they usually accept, offer new foods in tiny portions without comment, and expect to offer them ten times or more. Do not bribe, beg or cook a second dinner. See your pediatrician about weight loss, gagging or pain, or a list of accepted foods that keeps shrinking.',
  },
  {
    id: 'foods-to-avoid',
    category: 'Nutrition & Feeding',
    question: 'Which foods should babies and toddlers not have?',
    answer:
      'No honey before 12 months, because it can cause infant botulism. No unpasteurized milk, juice or cheese, and no raw or undercooked eggs, meat or fish. Until age four, avoid or change the shape of what can block an airway: cut grapes and hot dogs lengthwise into quarters, cook hard vegetables, and leave out popcorn, whole nuts, hard candy and marshmallows. Have children sit down to eat, and stay with them. If a child chokes and cannot cough, cry or breathe, have someone call 911, and alternate five back blows with five abdominal thrusts (five chest thrusts under one year) until the food comes out. If the child goes limp, begin CPR.',
    asOf: { date: '2026-11-22', source: 'CDC and the American Heart Association' },
  },
];
