import type { DemoCopy } from '../types'

export default {
  title: 'Online demo: fraud rings in shared devices',
  description:
    'Run connected components and cycle detection. Separate fraud rings from families among hundreds of accounts, devices and phones.',
  kicker: 'Online demo · Anti-fraud',
  headline: 'Which shared devices reveal a fraud ring?',
  lead: 'Accounts that share a device or a phone may be a fraud ring or just a household. The method first finds the groups that sharing creates. It then checks whether transfers within a group form a cycle. A group with a cycle counts as a suspected ring.',
  figure: {
    caption: 'Accounts, devices, phones and transfers',
    reading:
      'Circles are accounts, squares devices, triangles phones. Orange marks suspected rings, whose transfers form a cycle. Blue marks groups that share a device or a phone without such a cycle.',
    alt: 'Accounts with the devices they log in on, their registered phones and their transfers; the transfers of three groups form cycles'
  },
  marks: { solid: 'shared by several', path: 'group without a cycle', found: 'suspected ring' },
  vertices: { account: 'account', device: 'device', phone: 'phone' },
  edges: { uses: 'logs in on', registered: 'registered', transferred: 'transferred' },
  values: { amount: { name: 'amount', unit: 'CNY' }, day: { name: 'day of the month' } },
  parameters: {
    sharing: {
      name: 'Sharing',
      hint: 'What links accounts into a group',
      options: { both: 'devices or phones', device: 'devices only', phone: 'phones only' }
    },
    accounts: { name: 'Smallest group', hint: 'Smaller groups are not checked', unit: 'accounts' },
    shortest: { name: 'Shortest cycle', hint: 'With 2, people who repay each other count as a ring', unit: 'transfers' },
    longest: { name: 'Longest cycle', hint: 'Longer cycles are not searched for', unit: 'transfers' }
  },
  columns: {
    group: 'Group (first account)',
    verdict: 'Finding',
    accounts: 'Accounts',
    shared: 'Shared devices and phones',
    length: 'Transfers in the cycle',
    amount: 'Maximum returned (CNY)'
  },
  words: { ring: 'suspected ring', family: 'no cycle' },
  sentences: {
    shared:
      '{things} {things|device or phone is|devices and phones are} shared. They join accounts into {groups} {groups|group|groups}.',
    group: 'Check the group of {group}: {accounts} accounts share {things} {things|device or phone|devices and phones}.',
    ring: '{length} transfers form a cycle, so up to CNY {amount} can come back to its start: a suspected ring.',
    family: 'No transfers form a cycle in the group of {group}: it shares a device or a phone but is not a suspected ring.',
    end: '{rings} suspected {rings|ring|rings} found. {families} more {families|group shares|groups share} devices or phones without a cycle of transfers.',
    'why-alone': 'With these parameters, {vertex} belongs to no group that shares a device or a phone.',
    'why-ring':
      'Transfers form a cycle from {vertex} back to {vertex} in {length} steps. At most CNY {amount} can have returned, the smallest transfer of the cycle. The order in time is not checked. The group has {accounts} accounts.',
    'why-beside':
      'Sharing connects {vertex} to {member} on the cycle, but its own transfers are not part of it. The group has {accounts} accounts.',
    'why-ring-thing':
      '{near} accounts share {vertex}. Their group has {accounts} accounts, and transfers within it form a cycle.',
    'why-family-thing':
      '{near} accounts share {vertex}. Their group has {accounts} accounts, and no transfers within it form a cycle.',
    'why-family':
      '{vertex} is in a group of {accounts} accounts, joined by {near} {near|device or phone|devices and phones}. No transfers within it form a cycle.'
  },
  result: {
    some: '{rings} suspected {rings|ring|rings} found; {families} more {families|group shares|groups share} devices or phones without a cycle of transfers',
    nothing: 'With these parameters, no accounts form a group'
  },
  tour: [
    { text: 'The three orange groups are suspected rings. They share devices, and their transfers form a cycle.' },
    {
      text: 'A076 shares a device with eight other accounts, yet no transfers form a cycle. A rule on sharing alone would flag them.',
      vertex: 'A076'
    },
    { text: 'Select A007: eight transfers form a cycle from it and back to it.', vertex: 'A007' },
    {
      text: 'Set the shortest cycle to 2, and relatives who repay each other count as suspected rings too.',
      parameters: { shortest: 2 }
    }
  ],
  query:
    'Which accounts start a cycle of 3 to 8 transfers? Each cycle is listed once, starting at the account with the smallest id. The query ignores sharing, so it also finds the cycle of A110. Its accounts share no device or phone with each other, so the method above does not count it as a suspected ring.',
  source: 'Sample data, generated with a fixed seed. It contains no real account.'
} satisfies DemoCopy
