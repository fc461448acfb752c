import type { SolutionCopy } from '../types'
import { answer, documents, entities, factRows, facts, mostInOne, query, sources } from './graph'

const names = {
  pump: 'P-101泵',
  alias: '1号循环泵',
  bearing: '轴承6312',
  vibration: '振动大',
  dry: '缺脂',
  grease: '定期换脂',
  skew: '不对中',
  coupling: '联轴器',
  align: '重新对中',
  fan: 'F-201风机',
  station: '循环水站'
}
const relations = {
  hasPart: '有部件',
  showed: '出现',
  causes: '引起',
  occursIn: '见于',
  sameAs: '同一',
  prevents: '防止',
  locatedIn: '位于'
}
const titles = { manual: '说明书', workOrder: '检修单', guide: '故障手册', register: '设备台账', rules: '维护规程' }

export default {
  title: '知识图谱：答案，散在五份文档里',
  description: '从文档里抽出事实，同名归一，连成知识图谱；一个问题沿事实走出答案，每一步都能回到原文。',
  kicker: '解决方案 · 知识图谱',
  headline: '答案散在\n五份文档里',
  lead: '说明书讲结构，检修单记现象，手册写原因，规程定做法，各说一段。把每句话里的事实抽出来连成图，问题就能从现象走到做法，走过的每一步都有出处。',
  hero: {
    caption: `${documents.length}份文档里的${facts.length}条事实，${entities.length}个实体`,
    reading: '一条边是一句话里的一个事实；橙色是推出答案的事实',
    alt: `知识图谱：P-101泵即1号循环泵，出现振动；缺脂引起振动，见于轴承；定期换脂可以防止`,
    legend: [
      { mark: 'start', label: '所问设备' },
      { mark: 'asset', label: '设备与部件' },
      { mark: 'phone', label: '现象' },
      { mark: 'account', label: '原因' },
      { mark: 'merchant', label: '做法' },
      { mark: 'found', label: '推理所用' }
    ],
    callouts: [
      '所问：P-101泵，该做什么保养？',
      '检修单写的是“1号循环泵”，台账说它就是P-101。',
      '检修单记下的现象：振动大。',
      '故障手册：缺脂引起振动，见于轴承。',
      '维护规程：定期换脂，防止缺脂。这就是答案。',
      '不对中也引起振动，但见于联轴器，P-101没有这个部件。'
    ]
  },
  words: {
    ...names,
    ...relations,
    ...titles,
    entity: '实体',
    kind: '类别',
    document: '文档',
    rule: '规则',
    isA: '属于',
    mentionedIn: '出自',
    appliesTo: '适用',
    fact: '事实'
  },
  plates: [
    {
      question: '搜不到吗？',
      headline: `最多的一份，也只写了${mostInOne}条`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'sources',
              caption: '文档与它们提到的实体；橙色为推理所用',
              alt: `二部图：${documents.length}份文档与${entities.length}个实体，推理用到${sources.length}份文档`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '搜索给的是一段话',
                  text: `推出答案要${answer.facts.length}条事实，分在${sources.length}份文档里，任何一份最多写了${mostInOne}条。没有哪一段话能直接回答。`
                },
                {
                  title: '名字对不上',
                  text: '检修单里从没写过P-101。搜这个编号，最要紧的那张单子偏偏搜不到。图谱先把两个名字归成一个实体，事实才接得上。'
                },
                {
                  title: '相似不等于适用',
                  text: '搜“振动”，讲不对中的段落一样会出来，相似度分不出高下。可P-101没有联轴器：走到部件这一步，它就被排除了。'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '事实从哪来？',
      headline: '一句话，几条边，都记着出处',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'table',
              caption: '抽出的事实；橙字为推理所用',
              columns: ['主语', '关系', '宾语', '出处'],
              rows: factRows({ entities: names, relations, sources: titles })
            },
            {
              kind: 'text',
              parts: [
                {
                  title: '抽取',
                  text: '“轴承缺脂会引起振动”是两条事实：缺脂引起振动，缺脂见于轴承。表格、台账按列转，句子由语言模型抽，人来抽查。'
                },
                {
                  title: '归一',
                  text: '同一台设备、同一个部件有好几个叫法。先按编号、位置、型号对，拿不准的留一条“可能同一”的边，由人确认。'
                },
                {
                  title: '溯源',
                  text: '每条边记着文档、页、句和抽取的时间。原文改了，知道哪些边要重抽；有人质疑，点一下就到那一句。'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样问？',
      headline: '从现象走到原因，再走到做法',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '先看现象', text: '1号循环泵，振动大。', figure: 'step-1' },
            { title: '名字归一', text: '1号循环泵就是P-101。', figure: 'step-2' },
            { title: '找得通的原因', text: '缺脂，见于轴承；轴承正是P-101的部件。', figure: 'step-3' },
            { title: '找做法', text: `定期换脂。用了${answer.facts.length}条事实。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '该做的保养', code: query },
            {
              kind: 'text',
              parts: [
                {
                  title: '一条查询，管所有设备',
                  text: '把P-101换成别的编号，同一条查询照样走。新来一份文档，多几条边，昨天答不出的今天就答得出。'
                },
                {
                  text: `答案带着${answer.facts.length}条事实、${sources.length}处出处。维修工看到的不是“建议换脂”四个字，而是为什么、依据哪一页。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '实体、类别、出处，分开放',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，四种边',
              alt: '图模型：实体属于类别，出自文档，实体之间是事实，规则适用于实体'
            },
            {
              kind: 'model',
              rows: [
                ['事实', '实体→实体', '关系名、置信度、句'],
                ['出自', '实体→文档', '页、句、抽取时间'],
                ['属于', '实体→类别', '来源'],
                ['适用', '规则→实体', '版本']
              ],
              found: '事实',
              text: [
                '类别是顶点，不写死在表结构里：多一种设备，添一个类别，不改模型。查询里，实体写它的类别，事实写它的关系名。',
                '专业的边不必多，常问的问题用得到的先建。图谱是长出来的，不是一次设计完的。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '文档进来，问答和检索用它',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: '文档与系统', text: '手册、工单、台账' },
            { name: '抽取与归一', text: '语言模型，加人工抽查' },
            { name: '图数据库', text: '事实、类别、出处', main: true },
            { name: '应用', text: '检索、问答、诊断' }
          ],
          caption: '智能问答与检索增强生成都从这张图取事实'
        },
        {
          kind: 'editions',
          items: [
            { need: '拿一类设备的文档试建', edition: 'free', text: '供非商业学习。' },
            { need: '一个专业组使用', edition: 'paid', text: '单机部署，少数几名用户。' },
            { need: '多部门共建，密级不同', edition: 'standard', text: '权限设到点、边、属性：看得到结论，看不到涉密的出处。' },
            { need: '全集团文档，持续抽取', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '挑一个常问的难题' }
} satisfies SolutionCopy
