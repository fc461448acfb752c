import type { DemoCopy } from '../types'

export default {
  title: 'Online demo: five people who reach the most others',
  description:
    'Find the communities of 600 people, then pick those who reach the most others in two hops. Compare greedy coverage with picking the people who have the most contacts.',
  kicker: 'Online demo · Social marketing',
  headline: 'Which five people reach the most others?',
  lead: 'People with many contacts often know each other, so they reach the same people. Greedy coverage counts only people not reached yet before it picks the next. Communities show where the picks are.',
  figure: {
    caption: '600 people and their contacts',
    reading:
      'Each circle is a person, each line an acquaintance. Orange marks the picks, blue the people they reach within the hops.',
    alt: '600 people in about a dozen communities; five people from different communities with those they reach'
  },
  marks: { solid: 'community in view', path: 'reached', answer: 'picked' },
  vertices: { person: 'person' },
  edges: { knows: 'knows' },
  values: {},
  parameters: {
    people: { name: 'How many people', hint: 'Picked one after another' },
    hops: { name: 'Reach', hint: 'How many acquaintances away still counts', unit: 'hops' },
    choice: {
      name: 'Choice',
      hint: 'The last two are for comparison',
      options: { coverage: 'most new people', contacts: 'most contacts', community: 'one from each large community' }
    }
  },
  columns: {
    person: 'Person',
    contacts: 'Contacts',
    community: 'Community, by size',
    gained: 'Newly reached',
    reached: 'Reached in all'
  },
  words: {},
  sentences: {
    communities:
      '{people} {people|person forms|people form} {communities} {communities|community|communities}, with a modularity of {modularity}.',
    community: 'Community {number} has {people} {people|member|members}. {person} has most contacts in it: {contacts}.',
    start: 'Start picking. People within {hops} {hops|hop|hops} count as reached.',
    pick: 'Pick {number} is {person}: {gained} newly reached, {reached} in all.',
    end: '{picked} {picked|person reaches|people reach} {reached} of {people} within {hops} {hops|hop|hops}: {share}%.',
    'why-picked':
      '{vertex} is pick {number}. Of {reached} people within {hops} {hops|hop|hops}, {gained} were not reached before. Contacts: {contacts}.',
    'why-picked-late':
      '{vertex} is pick {number}, yet all {reached} people within {hops} {hops|hop|hops} were reached before. Contacts: {contacts}.',
    'why-reached': '{person} reaches {vertex} in {away} {away|hop|hops}. {vertex} has {contacts} {contacts|contact|contacts}.',
    'why-far': 'The nearest pick to {vertex} is {person}, {away} hops away; only {hops} {hops|counts|count}.',
    'why-apart': 'No path connects {vertex} to a pick.'
  },
  result: {
    some: '{picked} {picked|person reaches|people reach} {reached} people within {hops} {hops|hop|hops}: {share}%',
    nothing: 'No one to pick'
  },
  tour: [
    { text: 'The five orange people sit in different communities. They reach almost half of all within two hops.' },
    {
      text: 'Choose “most contacts” instead. Four of the five know each other, and together they reach fewer.',
      parameters: { choice: 'contacts' }
    },
    { text: 'Select U271 to see how many of its people are new.', vertex: 'U271' },
    { text: 'Allow three hops: the five people picked anew reach far more.', parameters: { hops: 3 } }
  ],
  query: 'How many people does U001 reach within two hops?',
  source: 'Sample data, generated with a fixed seed. It contains no real person.'
} satisfies DemoCopy
