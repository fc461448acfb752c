import type { SolutionCopy } from '../types'
import { best, data, grants, matrix, pairs, query, readers, removalRows, removals, users, way } from './graph'

const edge = best ? `${best.edge.from}→${best.edge.to}` : ''
const cells = users.length * data.length
const most = Math.max(...matrix.flat())

export default {
  title: 'Access management: who can open it, and how?',
  description:
    'People, groups, roles and data as a graph: walk through nested groups to see who can open what, by which way, and which grant to take back.',
  kicker: 'Solutions · Identity and access management',
  headline: 'Who can open it, and how?',
  lead: 'Nobody ever gave the contractor a right to the payroll, and yet it opens. Rights pass from group to group and from role to data. Draw them as a graph, and every «can» has a way that explains it.',
  hero: {
    caption: `${users.length} people, ${grants.length} grants, ${data.length} sets of data`,
    reading: 'Grants run from left to right; orange is the way from contractor U6 to payroll D3',
    alt: 'Grants: contractor U6 can open payroll D3 by way of groups G4 and G3 and role R2',
    legend: [
      { mark: 'account', label: 'person, group' },
      { mark: 'merchant', label: 'role' },
      { mark: 'asset', label: 'data' },
      { mark: 'edge', label: 'grant' },
      { mark: 'found', label: 'meant by nobody' }
    ],
    callouts: [
      'U6 is a contractor and in group G4 only.',
      'G4 was put into G3 once, for the sake of the door badges.',
      'Later, role R2 was given to G3, for the time sheets.',
      'R2 reads payroll D3. So U6 does too.',
      `U4 has ${readers.find(({ user }) => user === 'U4')?.ways} ways to D3. Take one back, and one is left.`,
      'R3 came along: contractors may read D5 as well.'
    ]
  },
  words: {
    people: 'People',
    groups: 'Groups',
    roles: 'Roles',
    data: 'Data',
    matrixReading: 'figure: how many ways open it',
    user: 'User',
    group: 'Group',
    role: 'Role',
    memberOf: 'member of',
    has: 'has',
    mayRead: 'may read'
  },
  plates: [
    {
      question: 'Why are lists not enough?',
      headline: 'Each grant is sensible, the sum is not',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'text',
              parts: [
                {
                  title: 'A review sees one layer',
                  text: `Who is in a group, who has a role, what a role may read: three lists, all of them right. None of the ${grants.length} grants says that U6 may read D3.`
                },
                {
                  title: 'Rights multiply',
                  text: `${users.length} people, ${data.length} sets of data: of ${cells} cells, ${pairs} open. Nobody granted them; they follow from ${grants.length} edges, and nested groups make it harder to see.`
                },
                {
                  title: 'More than one way',
                  text: `Some cells say ${most}: two ways lead in. When somebody leaves and one of them is taken back, the other still works. To close all of them, know how many there are.`
                }
              ]
            },
            {
              kind: 'figure',
              figure: 'matrix',
              caption: 'Rights as they follow: people against data, with the number of ways',
              alt: `A matrix of ${users.length} people and ${data.length} sets of data: ${pairs} cells have a way, among them U6 to D3`
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it found?',
      headline: 'From the person to the data, every layer',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Start at a person', text: 'U6 is a member of G4.', figure: 'step-1' },
            { title: 'Through the nesting', text: 'G4 is a member of G3: a group in a group.', figure: 'step-2' },
            { title: 'Reach the data', text: `By role R2 to D3, ${way.length - 1} steps in all.`, figure: 'step-3' },
            {
              title: 'Find the edge to cut',
              text: `Without ${edge} the way is closed, and nobody else is hurt.`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Secrets that contractors can read', code: query },
            {
              kind: 'table',
              caption: `Which edge closes the way from U6 to D3: ${removals.length} choices`,
              columns: ['Take back', 'Lost besides', 'Who is hurt'],
              rows: removalRows,
              parts: [
                {
                  text: `Each of them closes the way. Take R2’s right to D3, and three people lose what they need; take ${edge}, and only the contractor loses what no contractor should have. The graph works out which is which.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'A grant is an edge, a right is a way',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, three kinds of edges',
              alt: 'The model: a user is a member of a group, a group of a group; a group has a role, a role may read data'
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
                'Edges carry who approved them and when. Where a way should not be, each of its steps says by whom, on which day and why.',
                'Directories, applications and databases each have rights of their own. In one graph, a way across systems can be walked.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'A reason for every right',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Reviews with a point',
              text: 'Instead of lists line by line, look first at the cells that nobody approved.'
            },
            {
              term: 'Try before the change',
              text: 'Before a group is added or a role changed, walk it in the graph and see which cells would open.'
            },
            {
              term: 'Leavers leave',
              text: 'List every way that begins at the person, take them back, ask again: nothing should be left.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'In from directories, out to reviews',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Directories, apps', text: 'LDAP, roles, database grants' },
            { name: 'Personnel', text: 'joins, moves, leaves' },
            { name: 'Graph database', text: 'effective rights, wrong ways, trials', main: true },
            { name: 'Reviews, tickets', text: 'take back, approve, keep a record' }
          ],
          caption: 'Each change of a grant is one edge more or less'
        },
        {
          kind: 'editions',
          items: [
            { need: 'To draw the rights of one department', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'Within the security team', edition: 'paid', text: 'One server, a few users.' },
            {
              need: 'With the company’s LDAP, reviewers apart',
              edition: 'standard',
              text: 'LDAP access control; permissions on vertices, edges and properties.'
            },
            {
              need: 'Every system of a group of companies',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Begin with the data you fear to lose' }
} satisfies SolutionCopy
