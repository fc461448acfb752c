import type { SolutionCopy } from '../types'
import { answer, conditions, engineers, evidence, evidenceRows, links, nearly, query } from './graph'

const relations = {
  certified: '持证',
  onShift: '在班',
  livesIn: '住在',
  isModel: '型号是',
  standsAt: '装在',
  liesIn: '属于'
}
const systems = {
  certified: '培训系统',
  onShift: '排班表',
  livesIn: '人事',
  isModel: '设备台账',
  standsAt: '设备台账',
  liesIn: '地图'
}

export default {
  title: '智能问答：答得出，也指得出',
  description: '把一句话对到图上：名词找顶点，动词找边，走出答案，并附上每一条依据和它来自哪个系统。',
  kicker: '解决方案 · 智能问答',
  headline: '答得出，\n也指得出',
  lead: '“谁能修3号站的泵，今天在班，又住得近？”四个系统里各有一段答案。把问句对到图上，沿边走一遍，名字出来了，依据也在手里。',
  hero: {
    caption: `一句问话落在图上：${links.length}条边里的${evidence.length}条依据`,
    reading: '蓝色是问句里点了名的；橙色是答案和它的依据',
    alt: `图：从3号站到泵P7、型号M7，再到持证的工程师；${answer}在班，并且住在同一区`,
    legend: [
      { mark: 'start', label: '问句点了名' },
      { mark: 'account', label: '工程师、片区' },
      { mark: 'merchant', label: '型号' },
      { mark: 'asset', label: '泵、站' },
      { mark: 'phone', label: '日期' },
      { mark: 'found', label: '依据' }
    ],
    callouts: [
      '“3号站”：对到顶点S3。',
      '“泵”：装在S3的是P7，问的人不必知道编号。',
      '“能修”：P7的型号是M7，要有M7的证。',
      '“今天在班”：对到今天D。',
      '“住得近”：和3号站同在N区。',
      `答案${answer}：三个条件都满足的只有一人。`
    ]
  },
  words: {
    sentence: '谁能修3号站的泵，今天在班，又住得近？',
    who: '谁',
    canRepair: '能修',
    thePump: '泵',
    atSite: '3号站的',
    isOnToday: '今天在班',
    engineer: '工程师',
    model: '型号',
    pump: '泵',
    site: '站',
    day: '日期',
    onShift: '在班',
    certified: '持证',
    isModel: '型号是',
    standsAt: '装在',
    district: '片区',
    livesIn: '住在',
    liesIn: '属于',
    certifiedHead: '有M7证',
    onShiftHead: '今天在班',
    livesInHead: '住N区'
  },
  plates: [
    {
      question: '问句怎样变成查询？',
      headline: '名词找顶点，动词找边',
      lead: '语言模型只做一件事：把句子拆开，对到图里有的类型和关系上。答案不由它编，由图走出来。',
      blocks: [
        {
          kind: 'wide',
          figure: 'parse',
          caption: '问句与图的对应：虚线的一步，问句里没有说，由图补上',
          alt: '问句拆成谁、能修、3号站的、泵、今天在班，分别对到工程师、持证、站、泵、在班；泵与工程师之间经型号相连'
        }
      ]
    },
    {
      id: 'query',
      question: '怎样走出答案？',
      headline: '从点了名的走起，到该是谁为止',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '落点', text: '3号站与今天，两个顶点。', figure: 'step-1' },
            { title: '补上没说的', text: '站里的泵、泵的型号、站在哪个区。', figure: 'step-2' },
            { title: '列出候选', text: '有这个型号证的，有三位。', figure: 'step-3' },
            { title: '逐条对照', text: `在班、同区都满足的：${answer}。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '生成的查询', code: query },
            {
              kind: 'table',
              caption: '答案的依据',
              columns: ['号', '从', '关系', '到', '系统'],
              rows: evidenceRows(relations, systems),
              parts: [
                {
                  text: `“${answer}可以去。”后面跟着${evidence.length}条依据，每条都点得开。排班改了，答案跟着改；没有依据的话，一句也不说。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '差一点的呢？',
      headline: '没选上的，也说得出差在哪',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'checks',
              caption: `${engineers.length}位工程师，${conditions.length}个条件`,
              alt: `对照图：${engineers.length}位工程师对${conditions.length}个条件，只有${answer}全部满足`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '条件要同时成立',
                  text: `${nearly.join('、')}各差一条：有证却不在班，在班却没有证，有证在班却住得远。按文字相似去搜，他们的简历都很像；条件是“与”，差一条就不行。`
                },
                {
                  title: '追问接得住',
                  text: `“${answer}去不了呢？”放宽一个条件再走：先放宽住得近，还有一位。放宽哪一条，由问的人定。`
                },
                {
                  title: '答不出就说答不出',
                  text: '图里没有的关系，查询写不出来；系统会说缺哪一种数据，而不是编一个像样的名字。'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '问得到的，才建进来',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：六种顶点，六种边',
              alt: '图模型：工程师持有型号的证，在某日在班，住在片区；泵是某型号，装在站里，站属于片区'
            },
            {
              kind: 'model',
              rows: [
                ['持证', '工程师→型号', '级别、有效期'],
                ['在班', '工程师→日期', '班次'],
                ['型号是', '泵→型号', '出厂日期'],
                ['装在', '泵→站', '位置、投运日期'],
                ['住在', '工程师→片区', '登记日期'],
                ['属于', '站→片区', '来源']
              ],
              text: [
                '从常问的一百句话倒推：出现的名词建成顶点，动词建成边。模型就是这些问题的公约数。',
                '同义的说法写在类型旁边：“能修”“会修”“有资质”都对到持证。语言模型按这张表来对，对不上就问回去。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '模型负责听懂，图负责作答',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '提问', text: '一句话' },
            { name: '语言模型', text: '拆句，对类型，写查询' },
            { name: '图数据库', text: '走出答案与依据', main: true },
            { name: '成句', text: '把结果说成一句话' }
          ],
          caption: '权限在图里判断：问的人看不到的边，不会被走到'
        },
        {
          kind: 'editions',
          items: [
            { need: '拿一个部门的问题试一试', edition: 'free', text: '供非商业学习。' },
            { need: '一个团队的内部助手', edition: 'paid', text: '单机部署，少数几名用户。' },
            { need: '全员提问，按权限作答', edition: 'standard', text: '权限设到点、边、属性，接入LDAP。' },
            { need: '多个系统的全量数据', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '带上十句常问的话' }
} satisfies SolutionCopy
