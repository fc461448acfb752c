import type { SolutionCopy } from '../types'
import { answer, conditions, engineers, evidence, evidenceRows, links, nearly, query } from './graph'

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
  title: 'Question answering: with the grounds',
  description:
    'Lay a question onto the graph: nouns find vertices, verbs find edges, the answer is walked to and comes with each fact it rests on and where it is from.',
  kicker: 'Solutions · Question answering',
  headline: 'An answer, and its grounds',
  lead: '«Who can repair the pump at site 3, is on today and lives near?» Four systems each hold a part of the answer. Lay the question onto the graph, walk the edges once, and there is a name, with the grounds for it.',
  hero: {
    caption: `A question on the graph: ${evidence.length} grounds among ${links.length} edges`,
    reading: 'Blue is what the question names; orange is the answer and its grounds',
    alt: `From site 3 to pump P7 and model M7, on to engineers certified for it; ${answer} is on shift and lives in the same district`,
    legend: [
      { mark: 'start', label: 'named' },
      { mark: 'account', label: 'engineer, district' },
      { mark: 'merchant', label: 'model' },
      { mark: 'asset', label: 'pump, site' },
      { mark: 'phone', label: 'day' },
      { mark: 'found', label: 'grounds' }
    ],
    callouts: [
      '«Site 3» is vertex S3.',
      '«The pump»: P7 stands there. Nobody had to know its number.',
      '«Can repair»: P7 is an M7, and that takes a certificate.',
      '«Is on today» leads to today, D.',
      '«Lives near»: in district N, like site 3.',
      `${answer} is the only one who meets all three conditions.`
    ]
  },
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
      question: 'From question to query?',
      headline: 'Nouns find vertices, verbs find edges',
      lead: 'The language model does one thing: it takes the sentence apart and lays it onto kinds and relations that the graph has. It does not make up the answer; the graph is walked to it.',
      blocks: [
        {
          kind: 'wide',
          figure: 'parse',
          caption: 'Question and graph: the dashed step is not in the question, the graph supplies it',
          alt: 'The question in parts: who, can repair, the pump, at site 3, is on today, each above the engineer, the certificate, the pump, the site and the day; pump and engineer are joined by the model'
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it walked to?',
      headline: 'From what was named to who it must be',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Find the places', text: 'Site 3 and today: two vertices.', figure: 'step-1' },
            { title: 'Supply what was not said', text: 'The pump there, its model, the district.', figure: 'step-2' },
            { title: 'List who might', text: 'Three are certified for the model.', figure: 'step-3' },
            { title: 'Check each', text: `On shift and in the district: ${answer}.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'The query that was written', code: query },
            {
              kind: 'table',
              caption: 'The grounds of the answer',
              columns: ['No.', 'From', 'Relation', 'To', 'System'],
              rows: evidenceRows(relations, systems),
              parts: [
                {
                  text: `«${answer} can go» is followed by ${evidence.length} grounds, and each can be opened. Change the roster, and the answer changes. What has no grounds is not said.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'And those who nearly fit?',
      headline: 'Why not the others? It can say that too',
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
                  title: 'All at once',
                  text: `${nearly.join(', ')} each lack one: certified and off, on shift and not certified, both and far away. By similarity of text their files look alike; but the conditions are joined by «and», and one is enough to fail.`
                },
                {
                  title: 'The next question',
                  text: `«And if ${answer} cannot?» Give up one condition and walk again: without «near», there is one more. Which one to give up is for whoever asks.`
                },
                {
                  title: 'Or no answer',
                  text: 'A relation that the graph does not have cannot be put into a query. The system says which data is missing, instead of a name that sounds right.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'What is asked about goes in',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: six kinds of vertices, six kinds of edges',
              alt: 'The model: an engineer is certified for a model, on shift on a day and lives in a district; a pump is a model and stands at a site, a site lies in a district'
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
                'Work backwards from a hundred frequent questions: their nouns become vertices, their verbs edges. The model is what those questions have in common.',
                'Other words for the same stand beside the kind: can repair, may service, is qualified for. The language model goes by that table, and asks back where it does not match.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'The model listens, the graph answers',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Question', text: 'one sentence' },
            { name: 'Language model', text: 'takes apart, matches, writes the query' },
            { name: 'Graph database', text: 'walks to the answer and its grounds', main: true },
            { name: 'Wording', text: 'the result as one sentence' }
          ],
          caption: 'Permissions are judged in the graph: an edge that the asker may not see is not walked'
        },
        {
          kind: 'editions',
          items: [
            { need: 'To try the questions of one department', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One team’s assistant', edition: 'paid', text: 'One server, a few users.' },
            {
              need: 'Everybody asks, each within their rights',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties; LDAP.'
            },
            { need: 'All data of several systems', edition: 'advanced', text: 'Partitioned storage and distributed algorithms.' }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Bring ten questions you hear often' }
} satisfies SolutionCopy
