import type { SolutionCopy } from '../types'
import { answer, conditions, engineers, evidence, evidenceRows, links, nearMisses, query } from './graph'

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
  title: '智能问答：回答附上依据',
  description: '把问句转换成图查询，返回答案，并附上每一条依据和它来自哪个系统。',
  headline: '回答问题\n附上依据',
  lead: '五个系统各有一部分答案。一条图查询把它们关联起来，返回人选，并附上每一条依据。',
  hero: {
    caption: `一个问句对应的图：${links.length}条边中，${evidence.length}条是依据`,
    reading: '蓝色为问句中的实体；橙色为答案及其依据',
    alt: `图：从3号站到泵P7、型号M7，再到持证的工程师；${answer}在班，并且住在同一区`,
    legend: [
      { mark: 'start', label: '问句实体' },
      { mark: 'account', label: '工程师、片区' },
      { mark: 'merchant', label: '型号' },
      { mark: 'asset', label: '泵、站' },
      { mark: 'phone', label: '日期' },
      { mark: 'found', label: '依据' }
    ],
    callouts: [
      '“3号站”：匹配顶点S3。',
      '“泵”：安装在S3的是P7，提问者不必知道编号。',
      '“能修”：P7的型号是M7，须持有M7证书。',
      '“今天在班”：匹配当日顶点D。',
      '“住得近”：与3号站同在N区。',
      `答案${answer}：三个条件都满足的只有一人。`
    ]
  },
  answer: {
    caption: '谁能修3号站的泵，今天在班，又住得近？',
    columns: ['工程师', '持证型号', '泵']
  },
  bring: '人员、设备、资质和排班等业务表，以及三十个真实问句与正确答案。',
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
      headline: '名词匹配顶点，动词匹配边',
      lead: '语言模型只解析句子，对应到图中的标签和边。答案由查询得出，不由模型生成。',
      blocks: [
        {
          kind: 'wide',
          figure: 'parse',
          caption: '问句与图的对应：虚线部分问句未提及，由图补全',
          alt: '问句拆成谁、能修、3号站的、泵、今天在班，分别匹配工程师、持证、站、泵、在班；泵与工程师之间经型号相连'
        }
      ]
    },
    {
      id: 'query',
      question: '怎样得出答案？',
      headline: '从问句中的实体出发，锁定答案',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '匹配实体', text: '3号站与今天，两个顶点。', figure: 'step-1' },
            { title: '补全隐含条件', text: '站内的泵、泵的型号、站点所属片区。', figure: 'step-2' },
            { title: '列出候选', text: '持有该型号证书的有三位。', figure: 'step-3' },
            { title: '逐条对照', text: `同时满足在班、同区的：${answer}。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '生成的查询', code: query },
            {
              kind: 'table',
              caption: '答案的依据',
              columns: ['序号', '从', '关系', '到', '系统'],
              rows: evidenceRows(relations, systems),
              parts: [
                {
                  text: `“${answer}可以去”附有${evidence.length}条依据，每条都可查看来源。排班变更后，答案随之更新；没有依据，就不给出答案。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '其他人选呢？',
      headline: '未入选的人，也能说明原因',
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
                  text: `${nearMisses.join('、')}各缺一个条件：有的持证但不在班，有的在班但未持证，有的距离较远。按文本相似度检索，他们的资料相近；查询要求条件同时成立，缺一即排除。`
                },
                {
                  title: '支持追问',
                  text: `“${answer}不能去怎么办？”放宽一个条件后再次查询：放宽“住得近”，还有一位人选。放宽哪个条件由用户决定。`
                },
                {
                  title: '没有依据就不回答',
                  text: '图中没有的关系无法查询。系统会说明缺少哪类数据，而不是猜测一个名字。'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '按用户的问题设计模型',
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
                '从一百个常见问题出发：名词建成顶点，动词建成边。模型覆盖这些问题的共同部分。',
                '同义表达登记在边的标签旁：“能修”“会修”“有资质”都对应持证。语言模型按此表匹配，无法匹配时向用户确认。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '语言模型解析问句，图给出答案',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '提问', text: '一个问句' },
            { name: '语言模型', text: '解析、匹配、生成查询' },
            { name: '图数据库', text: '返回答案与依据', main: true },
            { name: '成句', text: '将结果表述为一句话' }
          ],
          caption: '权限按边设置：用户无权查看的边，不应用于回答'
        },
        {
          kind: 'editions',
          items: [
            { need: '用示例数据学习本页查询', edition: 'free', text: '供非商业学习。' },
            { need: '一个团队的内部助手', edition: 'paid', text: '单机部署，支持最多3名用户。' },
            { need: '全员提问，按权限回答', edition: 'standard', text: '提供顶点、边、属性级权限和LDAP访问控制。' },
            { need: '多个系统的全量数据', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '带上十个常见问题' }
} satisfies SolutionCopy
