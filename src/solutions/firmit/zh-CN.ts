import type { SolutionCopy } from '../types'
import {
  affectedServices,
  alarms,
  candidateRows,
  candidates,
  cause,
  causeExplains,
  dependencies,
  lastSecond,
  levels,
  query,
  second,
  services
} from './graph'

const count = levels.flat().length
const firstAlarm = alarms[0]?.at

export default {
  title: 'IT管理：定位告警根因',
  description: '把服务、中间件、主机和存储的依赖关系建成图。用每个部件的影响范围对照告警，定位能解释全部告警的根因。',
  headline: '告警风暴中\n定位根因',
  lead: `找到能解释全部告警的那个部件。示例中${alarms.length}条告警在${lastSecond}秒内出现，真正故障的存储却没有告警；按依赖关系查询，即可定位。`,
  hero: {
    caption: `${count}个部件，${dependencies.length}条依赖；${alarms.length}个在告警`,
    reading: '上层依赖下层；蓝色在告警，橙色是根因与它的影响',
    alt: `依赖图：${alarms.length}个部件告警，都直接或间接依赖存储${cause}`,
    legend: [
      { mark: 'account', label: '服务与组件' },
      { mark: 'asset', label: '主机与硬件' },
      { mark: 'start', label: '告警' },
      { mark: 'found', label: '影响路径' },
      { mark: 'answer', label: '根因' }
    ],
    callouts: [
      `支付${firstAlarm}最先告警，却位于上层。`,
      '门户web告警：它依赖的下单和库存服务变慢。',
      '主机vm1告警最晚，它下面是存储。',
      '主机vm3上的队列mq也变慢，与数据库不在同一台机器。',
      `存储${cause}没有告警，却是全部告警部件的共同依赖。`,
      '缓存mem没有告警，可排除交换机sw1。'
    ]
  },
  answer: {
    caption: '哪个部件能解释最多的告警？',
    columns: ['部件', '能解释的告警', '应报未报']
  },
  bring: '配置项与依赖关系，加几次已结案故障的告警记录。',
  words: {
    services: '服务',
    modules: '应用',
    middleware: '中间件',
    hosts: '主机',
    hardware: '硬件',
    explains: '能解释的告警',
    silent: '应有而没有的告警',
    noAlarm: '一直没有告警',
    component: '部件',
    room: '机房',
    alarm: '告警',
    team: '团队',
    standsIn: '位于',
    raisedBy: '来自',
    ownedBy: '归属',
    dependsOn: '依赖'
  },
  plates: [
    {
      question: '最先告警的是根因吗？',
      headline: '最先告警的是症状，根因没有告警',
      lead: `${alarms.length}条告警按时间轴排列。第一条来自${firstAlarm}，最后一条来自主机vm1，相隔${lastSecond}秒；真正故障的${cause}没有告警。`,
      blocks: [
        {
          kind: 'wide',
          figure: 'clock',
          caption: `${alarms.length}条告警的时刻，与没有告警的${cause}`,
          alt: `时刻图：${alarms.map(({ at, second: from }) => `${at}第${from}秒`).join('，')}；${cause}没有告警`
        }
      ]
    },
    {
      id: 'query',
      question: '怎样找根因？',
      headline: '用影响范围对照告警',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '汇总告警', text: `${alarms.length}个部件，${lastSecond}秒之内。`, figure: 'step-1' },
            { title: '沿依赖查询', text: `它们直接或间接依赖的部件，共${candidates.length}个候选。`, figure: 'step-2' },
            { title: '对照影响', text: `${second.id}故障只能解释${second.explains.length}条，不吻合。`, figure: 'step-3' },
            { title: '取完全吻合者', text: `${cause}故障可解释全部${causeExplains.length}条，且无多余告警。`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'scale',
              caption: '候选的比较：右边越长、左边越短，越可能是根因',
              alt: `条形图：${candidates
                .slice(0, 4)
                .map(({ id, explains, silent }) => `${id}解释${explains.length}条，${silent.length}个应有告警缺失`)
                .join('；')}`
            },
            {
              kind: 'table',
              caption: '前六名候选',
              columns: ['候选', '可解释', '应有而无', '无法解释'],
              rows: candidateRows,
              parts: [{ text: '没有出现的告警也是证据。多个告警部件依赖交换机sw1，但若它故障，缓存和vm2也应告警。' }]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: '根因排序', code: query },
            {
              kind: 'text',
              parts: [
                {
                  title: '反向查询即影响分析',
                  text: `从${cause}向上查询，${services.length}个对外服务里有${affectedServices.length}个受影响：${affectedServices.join('、')}。变更前先查询一次，即可确定需要通知的团队。`
                },
                { text: '告警时间仅供参考：采集周期与缓冲各不相同。依赖关系只要保持最新，就是可靠的依据。' }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '用一种边表示依赖',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: '图模型：四种顶点，四种边',
              alt: '图模型：部件依赖部件，位于机房，归属团队；告警来自部件'
            },
            {
              kind: 'model',
              rows: [
                ['依赖', '部件→部件', '强弱、发现方式、时间'],
                ['位于', '部件→机房', '机柜、供电'],
                ['来自', '告警→部件', '级别、时刻'],
                ['归属', '部件→团队', '值班表']
              ],
              found: '依赖',
              text: [
                '依赖关系来自配置库、调用链和流量，来源记在边上。三处一致的最可信，仅一处记录的需要核实。',
                '告警也是顶点，历史故障保留在图中。再次出现相似的告警组合时，可先参考上一次的结论。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样接入？',
      headline: '监控不变，根因由图查询给出',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'CMDB与调用链', text: '部件与依赖' },
            { name: '监控', text: '告警' },
            { name: '图数据库', text: '根因、影响面、变更评估', main: true },
            { name: '值班与工单', text: '一张单，一个团队' }
          ],
          caption: `${alarms.length}条告警合成一张工单，附上依赖路径`
        },
        {
          kind: 'editions',
          items: [
            { need: '用示例数据学习本页查询', edition: 'free', text: '供非商业学习。' },
            { need: '运维团队内部使用', edition: 'paid', text: '单机部署，支持最多3名用户。' },
            { need: '多团队共用，分系统授权', edition: 'standard', text: '提供顶点、边、属性级权限和LDAP访问控制。' },
            { need: '多数据中心，全量调用关系', edition: 'advanced', text: '支持分区存储和分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '复盘上一次故障' }
} satisfies SolutionCopy
