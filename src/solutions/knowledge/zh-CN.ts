import type { SolutionCopy } from '../types'
import { answer, documents, entities, factRows, facts, maxInOne, query, sources } from './graph'

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
  title: '知识图谱：跨文档回答，句句有出处',
  description: '从文档抽取事实、归并同名实体，建成知识图谱；一个问题沿事实查到答案，每一步都能回到原文。',
  headline: '跨文档回答\n步步有出处',
  lead: '说明书、检修单、手册和规程各写了一部分，一条查询就能从现象查到原因和做法。事实抽取成图，答案的每一步都注明原文出处。',
  hero: {
    caption: `${documents.length}份文档里的${facts.length}条事实，${entities.length}个实体`,
    reading: '每条边是一句话中的一个事实；橙色事实推出答案',
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
      '问题：P-101泵需要做什么保养？',
      '检修单写的是“1号循环泵”，设备台账说明它就是P-101。',
      '检修单记录的现象：振动大。',
      '故障手册：缺脂引起振动，见于轴承。',
      '维护规程：定期换脂，防止缺脂。这就是答案。',
      '不对中也引起振动，但见于联轴器，P-101没有该部件。'
    ]
  },
  answer: {
    caption: 'P-101泵出过什么问题，怎么预防？',
    columns: ['现象', '原因', '措施'],
    names: { vibration: '振动大', 'lack of grease': '缺脂', regrease: '定期换脂' }
  },
  bring: '一类设备或业务的文档，加二十个能从文档里找到答案的问题。',
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
      question: '搜索为何遗漏？',
      headline: `单份文档最多只写了${maxInOne}条事实`,
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
                  text: `推出答案需要${answer.facts.length}条事实，分布在${sources.length}份文档中，任何一份最多包含${maxInOne}条。没有一段文字能直接回答。`
                },
                {
                  title: '名称不一致',
                  text: '检修单中没有出现P-101。搜索该编号，会遗漏最关键的检修单。图谱先将两个名称归并为一个实体，事实才能关联。'
                },
                {
                  title: '相似不等于适用',
                  text: '搜索“振动”，不对中的段落也会返回，相似度无法区分。但P-101没有联轴器，查询到部件这一步即可排除。'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '事实从何而来？',
      headline: '每条事实都保留出处',
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
                  text: '“轴承缺脂会引起振动”是两条事实：缺脂引起振动，缺脂见于轴承。表格与台账按列映射，句子由语言模型抽取，并由人工抽查。'
                },
                {
                  title: '归一',
                  text: '同一设备或部件有多种名称。先按编号、位置、型号匹配；无法确定的，保留一条“可能同一”的边，由专家确认。'
                },
                {
                  title: '溯源',
                  text: '每条边记录文档、页、句和抽取时间。原文修订后，可以确定需要重新抽取的边；有疑问时，可直接查看原句。'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: '怎样查询？',
      headline: '从现象查到原因，再查到做法',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '从现象出发', text: '1号循环泵，振动大。', figure: 'step-1' },
            { title: '名称归一', text: '1号循环泵就是P-101。', figure: 'step-2' },
            { title: '匹配原因', text: '缺脂见于轴承，轴承是P-101的部件。', figure: 'step-3' },
            { title: '查找做法', text: `定期换脂，依据${answer.facts.length}条事实。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '所需保养', code: query },
            {
              kind: 'text',
              parts: [
                {
                  title: '一条查询适用于所有设备',
                  text: '将P-101换成其他编号，同一条查询仍然适用。示例数据的名称用英文：vibration是振动大，lack of grease是缺脂，regrease是定期换脂。每新增一份文档就新增若干条边，可回答的问题随之增加。'
                },
                {
                  text: `答案附有${answer.facts.length}条事实、${sources.length}处出处。维修人员看到的不仅是“建议换脂”，还有原因和依据的页码。`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '实体、类别与出处分开建模',
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
                '类别是顶点，不固定在表结构中。新增一种设备只需增加一个类别，无须修改模型。查询中，实体用其类别表示，事实用其关系名表示。',
                '先建立常见问题所需的边。知识图谱逐步扩展，不必一次设计完成。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '输入文档，支撑问答与检索',
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
            { need: '用示例数据学习本页查询', edition: 'free', text: '供非商业学习。' },
            { need: '一个专业团队使用', edition: 'paid', text: '单机部署，支持最多3名用户。' },
            { need: '多部门共建，密级不同', edition: 'standard', text: '提供顶点、边、属性级权限：可见结论，不可见涉密出处。' },
            { need: '全集团文档，持续抽取', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '从一个高频问题开始' }
} satisfies SolutionCopy
