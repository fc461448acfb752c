import type { SolutionCopy } from '../types'
import { answer, conditions, engineers, evidence, evidenceRows, links, nearMisses, query } from './graph'

const relations = {
  certified: 'certified for',
  onShift: 'on shift',
  livesIn: 'lives in',
  isModel: 'is a',
  standsAt: 'stands at',
  liesIn: 'lies in'
}
const systems = {
  certified: 'training',
  onShift: 'roster',
  livesIn: 'personnel',
  isModel: 'assets',
  standsAt: 'assets',
  liesIn: 'map'
}

export default {
  title: 'Question answering with evidence',
  description:
    'Match a question to a graph query. Return the answer with every fact behind it and the system that each fact comes from.',
  headline: 'Answer questions with evidence for every fact',
  lead: 'Five systems hold parts of the answer. One graph query combines them and returns a name, with the facts that support it.',
  hero: {
    caption: `One question on the graph: ${evidence.length} of ${links.length} edges are evidence`,
    reading: 'Blue: named in the question; orange: the answer and its evidence',
    alt: `From site 3 to pump P7 and model M7, on to engineers certified for it; ${answer} is on shift and lives in the same district`,
    legend: [
      { mark: 'start', label: 'named' },
      { mark: 'account', label: 'engineer, district' },
      { mark: 'merchant', label: 'model' },
      { mark: 'asset', label: 'pump, site' },
      { mark: 'phone', label: 'day' },
      { mark: 'found', label: 'evidence' }
    ],
    callouts: [
      '“Site 3” matches vertex S3.',
      '“The pump”: P7 is installed there, so its ID is not needed.',
      '“Can repair”: P7 is a model M7, which requires an M7 certificate.',
      '“On duty today” matches vertex D, today.',
      '“Lives nearby”: in district N, the same as site 3.',
      `Answer ${answer}: the only engineer who meets all three conditions.`
    ]
  },
  answer: {
    caption: 'Who can repair the pump at site 3, is on duty today and lives nearby?',
    columns: ['Engineer', 'Certified for', 'Pump']
  },
  bring: 'Business tables such as people, equipment, certificates and rosters, plus thirty real questions with correct answers.',
  words: {
    sentence: 'Who can repair the pump at site 3?',
    who: 'who',
    canRepair: 'can repair',
    thePump: 'the pump',
    atSite: 'at site 3',
    isOnToday: 'is on today',
    engineer: 'Who',
    model: 'Model',
    pump: 'Pump',
    site: 'Site',
    day: 'Day',
    onShift: 'on shift',
    certified: 'certified',
    isModel: 'is a',
    standsAt: 'stands at',
    district: 'District',
    livesIn: 'lives in',
    liesIn: 'lies in',
    certifiedHead: 'M7',
    onShiftHead: 'on today',
    livesInHead: 'near'
  },
  plates: [
    {
      question: 'How is a question parsed?',
      headline: 'Nouns match vertices, verbs match edges',
      lead: 'The language model only parses the sentence and maps it to the vertex and edge labels of the graph. The answer comes from the query, not from the model.',
      blocks: [
        {
          kind: 'wide',
          figure: 'parse',
          caption: 'Question and graph: the dashed step is not in the question; the graph adds it',
          alt: 'The question in parts: who, can repair, the pump, at site 3, is on today, each above the engineer, the certificate, the pump, the site and the day; pump and engineer are joined by the model'
        }
      ]
    },
    {
      id: 'query',
      question: 'How is the answer found?',
      headline: 'From the entities in the question to the answer',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Match the entities', text: 'Site 3 and today: two vertices.', figure: 'step-1' },
            { title: 'Add implied facts', text: 'The pump there, its model, the district.', figure: 'step-2' },
            { title: 'List candidates', text: 'Three are certified for the model.', figure: 'step-3' },
            { title: 'Check every condition', text: `On shift and in the district: ${answer}.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Generated query', code: query },
            {
              kind: 'table',
              caption: 'The evidence for the answer',
              columns: ['No.', 'From', 'Relationship', 'To', 'System'],
              rows: evidenceRows(relations, systems),
              parts: [
                {
                  text: `“${answer} can go” comes with ${evidence.length} facts, each linked to its source. If the roster changes, the answer changes. Without evidence, no answer is given.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What about the other candidates?',
      headline: 'See why other candidates were ruled out',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'checks',
              caption: `${engineers.length} engineers, ${conditions.length} conditions`,
              alt: `${engineers.length} engineers against ${conditions.length} conditions; only ${answer} meets them all`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'All conditions together',
                  text: `${nearMisses.join(', ')} each miss one condition: certified but off duty, on duty but not certified, or both but too far away. A text search ranks their profiles as similar. The query requires all conditions, so missing one rules a candidate out.`
                },
                {
                  title: 'Follow-up questions',
                  text: `“What if ${answer} cannot go?” Drop one condition and query again: without “nearby”, there is one more candidate. The user decides which condition to drop.`
                },
                {
                  title: 'No evidence, no answer',
                  text: 'A relationship that the graph lacks cannot be queried. The system says which data is missing instead of guessing a name.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Model what users ask about',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: six vertex labels, six edge labels',
              alt: 'Graph model: an engineer is certified for a model, on shift on a day and lives in a district; a pump is a model and stands at a site, a site lies in a district'
            },
            {
              kind: 'model',
              rows: [
                ['certified', 'engineer → model', 'level, valid until'],
                ['on shift', 'engineer → day', 'shift'],
                ['is a', 'pump → model', 'built'],
                ['stands at', 'pump → site', 'place, in service since'],
                ['lives in', 'engineer → district', 'registered'],
                ['lies in', 'site → district', 'source']
              ],
              text: [
                'Start from the hundred most frequent questions: nouns become vertices, verbs become edges. The model covers what those questions have in common.',
                'Synonyms are listed with each edge label: can repair, can service, is qualified for. The language model uses that list and asks the user if nothing matches.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'The language model parses, the graph answers',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Question', text: 'one sentence' },
            { name: 'Language model', text: 'parses, matches, writes the query' },
            { name: 'Graph database', text: 'returns the answer and its evidence', main: true },
            { name: 'Wording', text: 'the result in one sentence' }
          ],
          caption: 'Permissions are set on edges: an answer should not use edges the user may not see'
        },
        {
          kind: 'editions',
          items: [
            { need: 'Learn the query on the sample data of this page', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'An assistant for one team', edition: 'paid', text: 'One server, up to 3 users.' },
            {
              need: 'All staff ask, within their permissions',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties; LDAP access control.'
            },
            {
              need: 'All data from several systems',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Bring ten questions your users often ask' }
} satisfies SolutionCopy
