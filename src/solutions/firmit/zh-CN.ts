import type { SolutionCopy } from '../types'
import {
  alarms,
  candidateRows,
  candidates,
  cause,
  causeExplains,
  dependencies,
  hitServices,
  lastSecond,
  levels,
  query,
  second,
  services
} from './graph'

const count = levels.flat().length
const firstAlarm = alarms[0]?.at

export default {
  title: 'IT管理：告警一片，根在一处',
  description: '把服务、中间件、主机、存储的依赖关系画成图，用每个部件的影响范围去对照告警，找到能解释全部告警的那一处。',
  kicker: '解决方案 · IT管理',
  headline: '告警一片，\n根在一处',
  lead: '半分钟里响了九条告警，最先响的往往是受害者。把谁依赖谁画成图，问一句：哪一处坏了，恰好会响起这些告警，一条不多，一条不少？',
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
      `支付${firstAlarm}最先告警，却在最上面几层。`,
      '门户web告警：它依赖的下单和库存都慢了。',
      '主机vm1告警最晚，它下面是存储。',
      '主机vm3的队列mq也慢：和数据库不在一台机器。',
      `存储${cause}自己没有告警，却在全部告警的下面。`,
      '缓存mem没有告警：不是交换机sw1的事。'
    ]
  },
  words: {
    services: '服务',
    modules: '应用',
    middleware: '中间件',
    hosts: '主机',
    hardware: '硬件',
    explains: '能解释的告警',
    silent: '本该响却没响',
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
      question: '先响的是根因吗？',
      headline: '先响的在上面，根因没出声',
      lead: `${alarms.length}条告警按时刻排开。第一条来自${firstAlarm}，最后一条来自主机vm1，隔了${lastSecond}秒；真正出问题的${cause}一条也没报。`,
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
      headline: '谁坏了，恰好会响这些',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: '收拢告警', text: `${alarms.length}个部件，${lastSecond}秒之内。`, figure: 'step-1' },
            { title: '向下走', text: `它们直接、间接依赖的，共${candidates.length}个候选。`, figure: 'step-2' },
            { title: '反着验', text: `${second.id}若坏，只会响${second.explains.length}条，对不上。`, figure: 'step-3' },
            { title: '取最合者', text: `${cause}若坏，${causeExplains.length}条全响，没有一条多余。`, figure: 'found' }
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
                .map(({ id, explains, silent }) => `${id}解释${explains.length}条，${silent.length}个本该响却没响`)
                .join('；')}`
            },
            {
              kind: 'table',
              caption: '前六名候选',
              columns: ['候选', '解释', '本该响没响', '解释不了'],
              rows: candidateRows,
              parts: [{ text: '没有响的也是证据。交换机sw1也在好几条告警下面，可它若坏，缓存和vm2早该响了。' }]
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
                  title: '同一张图，反过来就是影响面',
                  text: `从${cause}向上走，${services.length}个对外服务里有${hitServices.length}个受影响：${hitServices.join('、')}。变更之前先走一遍，就知道该通知谁。`
                },
                { text: '告警时间只作参考：采集有先后，缓冲有长短。依赖关系不会骗人，前提是它是最新的。' }
              ]
            }
          ]
        }
      ]
    },
    {
      question: '怎样建模？',
      headline: '谁依赖谁，一条边',
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
                '依赖从配置库、调用链、流量三处来，各记在边上；三处都说有的最可信，只有一处说的要核实。',
                '告警也是顶点，过去的故障留在图里：下一次相似的组合出现，可以先看上一次的结论。'
              ]
            }
          ]
        }
      ]
    },
    {
      question: '接在哪里？',
      headline: '监控照旧，图来收口',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'CMDB与调用链', text: '部件与依赖' },
            { name: '监控', text: '告警' },
            { name: '图数据库', text: '根因、影响面、变更评估', main: true },
            { name: '值班与工单', text: '一张单，一个团队' }
          ],
          caption: '九条告警合成一张工单，附上依赖路径'
        },
        {
          kind: 'editions',
          items: [
            { need: '把一个系统的依赖画出来', edition: 'free', text: '供非商业学习。' },
            { need: '运维团队内部使用', edition: 'paid', text: '单机部署，少数几名用户。' },
            { need: '多团队共用，各管各的系统', edition: 'standard', text: '权限设到点、边、属性，接入LDAP。' },
            { need: '多数据中心，全量调用关系', edition: 'advanced', text: '分区存储，分布式算法。' }
          ]
        }
      ]
    }
  ],
  next: { question: '下一步？', headline: '拿上一次故障复盘' }
} satisfies SolutionCopy
