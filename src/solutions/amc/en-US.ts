import type { SolutionCopy } from '../types'
import { best, data, grants, matrix, pairs, query, readers, removalRows, removals, shortestAccess, users } from './graph'

const edge = best ? `${best.edge.from}→${best.edge.to}` : ''
const cells = users.length * data.length
const most = Math.max(...matrix.flat())

export default {
  title: 'Access management: find every path to the data',
  description:
    'Model people, groups, roles and data as a graph: list who can open which data, by which path, and which single grant to revoke.',
  headline: 'Find every access path to sensitive data',
  lead: 'List every person who can open a data set, with the path that grants it. In this example a contractor can open the payroll, although no one approved it: the right is inherited through nested groups and a role.',
  hero: {
    caption: `${users.length} people, ${grants.length} grants, ${data.length} data sets`,
    reading: 'Grants from left to right; orange is the path from contractor U6 to payroll D3',
    alt: 'Grants: contractor U6 can open payroll D3 through groups G4 and G3 and role R2',
    legend: [
      { mark: 'account', label: 'person, group' },
      { mark: 'merchant', label: 'role' },
      { mark: 'asset', label: 'data' },
      { mark: 'edge', label: 'grant' },
      { mark: 'found', label: 'not approved' }
    ],
    callouts: [
      'U6 is a contractor and belongs to group G4 only.',
      'G4 was once added to G3, to give contractors door access.',
      'Later, G3 was given role R2, for time sheets.',
      'R2 can read payroll D3, so U6 can too.',
      `U4 has ${readers.find(({ user }) => user === 'U4')?.ways} paths to D3. Revoke one, and the other remains.`,
      'R3 is inherited as well: contractors can also read D5.'
    ]
  },
  answer: {
    caption: 'Which secret data can contractors read?',
    columns: ['Person', 'Data', 'Path'],
    separator: ' → '
  },
  bring: 'An export of accounts, groups, roles and grants, plus a list of sensitive data sets. Masked data is fine.',
  words: {
    people: 'People',
    groups: 'Groups',
    roles: 'Roles',
    data: 'Data',
    matrixReading: 'number: access paths',
    user: 'User',
    group: 'Group',
    role: 'Role',
    memberOf: 'member of',
    has: 'has',
    mayRead: 'may read'
  },
  plates: [
    {
      question: 'Why do reviews miss it?',
      headline: 'Each grant is reasonable; combined, they expose data',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'text',
              parts: [
                {
                  title: 'A review checks one layer',
                  text: `Group members, role assignments, role permissions: three lists, each of them correct. None of the ${grants.length} grants says that U6 may read D3.`
                },
                {
                  title: 'Rights are inherited',
                  text: `With ${users.length} people and ${data.length} data sets there are ${cells} cells, and ${pairs} of them are open. No one granted these rights one by one: they follow from ${grants.length} edges and nested groups.`
                },
                {
                  title: 'More than one path',
                  text: `Some cells show ${most}: two paths lead to the data. If a person leaves and only one is revoked, the other still works. List every path first, then revoke them all.`
                }
              ]
            },
            {
              kind: 'figure',
              figure: 'matrix',
              caption: 'Effective rights: number of paths from each person to each data set',
              alt: `A matrix of ${users.length} people and ${data.length} data sets: ${pairs} cells have a path, among them U6 to D3`
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it found?',
      headline: 'Traverse every layer from person to data',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Start from a person', text: 'U6 is a member of G4.', figure: 'step-1' },
            { title: 'Follow nested groups', text: 'G4 is a member of G3, a group within a group.', figure: 'step-2' },
            {
              title: 'Reach the data',
              text: `Through role R2 to D3: ${shortestAccess.length - 1} hops in all.`,
              figure: 'step-3'
            },
            {
              title: 'Find the grant to revoke',
              text: `Without ${edge} the path is closed, and no one else loses access.`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Confidential data open to contractors', code: query },
            {
              kind: 'table',
              caption: `Grants whose removal closes the path from U6 to D3: ${removals.length}`,
              columns: ['Revoke', 'Also lost', 'Also affected'],
              rows: removalRows,
              parts: [
                {
                  text: `Each of them closes the path. Revoke R2’s right to D3, and three people lose access they need. Revoke ${edge}, and only the contractor loses access that no contractor should have. The table shows both effects for each edge.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Grants are edges, effective rights are paths',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, three edge labels',
              alt: 'Graph model: a user is a member of a group, a group of a group; a group has a role, a role may read data'
            },
            {
              kind: 'model',
              rows: [
                ['member of', 'user → group, group → group', 'from, until, source'],
                ['has', 'group → role', 'approved by, ticket'],
                ['may read', 'role → data', 'level, condition']
              ],
              found: 'member of',
              text: [
                'Edges record who approved them and when. For any path that should not exist, each step shows who granted it, when and why.',
                'Directories, applications and databases each manage their own rights. One graph shows the paths that cross systems.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'Every access right comes with its path',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Focused reviews',
              text: 'Review inherited rights that no one approved first, instead of checking lists line by line.'
            },
            {
              term: 'Check changes in advance',
              text: 'Before adding a group or changing a role, query the graph for the rights it would add.'
            },
            {
              term: 'Complete offboarding',
              text: 'List every path that starts at the person, revoke the grants and query again: the result should be empty.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Reads directories, feeds access reviews',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Directories, apps', text: 'LDAP, roles, database grants' },
            { name: 'Personnel', text: 'hires, transfers, departures' },
            { name: 'Graph database', text: 'effective rights, unwanted paths, what-if checks', main: true },
            { name: 'Reviews, tickets', text: 'revoke, approve, record' }
          ],
          caption: 'Each change to a grant adds or removes one edge'
        },
        {
          kind: 'editions',
          items: [
            { need: 'Learn the query on the sample data of this page', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One security team', edition: 'paid', text: 'One server, up to 3 users.' },
            {
              need: 'With company LDAP and separate rights for reviewers',
              edition: 'standard',
              text: 'LDAP access control; permissions on vertices, edges and properties.'
            },
            {
              need: 'All systems of a corporate group',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Start with your most sensitive data' }
} satisfies SolutionCopy
