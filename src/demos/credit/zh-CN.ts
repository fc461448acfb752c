import type { DemoCopy } from '../types'

export default {
  title: '在线演示：谁控制这家公司',
  description: '沿持股链计算每个股东的穿透持股，再逐家累计表决权，找出实际控制人，并处理交叉持股。',
  kicker: '在线演示 · 企业授信',
  headline: '谁在控制这家公司？',
  lead: '穿透持股是各条持股链比例的乘积之和；控制则逐家累计表决权。持股最多的人，未必是控制公司的人，交叉持股更会掩盖这一点。',
  figure: {
    caption: '公司与持股',
    reading: '方块是公司，圆是自然人，箭头从股东指向公司。橙色是取得控制的持股，蓝色是其余上层股东。',
    alt: '公司与自然人的持股网络；一个人经四家公司控制所查公司'
  },
  marks: { start: '所查公司', path: '上层股东', found: '受控的公司', answer: '控制人' },
  vertices: { company: '公司', person: '自然人' },
  edges: { holds: '持股' },
  values: { share: { name: '比例', unit: '%' } },
  parameters: {
    company: { name: '公司', hint: '所查公司' },
    threshold: { name: '控制门槛', hint: '表决权超过此值即为控制', unit: '%' },
    least: { name: '最低穿透持股', hint: '低于此值的不列出', unit: '%' }
  },
  columns: { owner: '自然人', verdict: '判断', share: '穿透持股（%）', votes: '可控表决权（%）', companies: '用来控制的公司数' },
  words: { control: '控制', holding: '持股', nobody: '没有', '–': '–' },
  sentences: {
    start: '从{company}向上查看股东。',
    level: '向上{hops}层：{holders}个新的股东。',
    cycle: '包括{first}在内的{companies}家公司交叉持股，持股链在这里成环。',
    owner: '{owner}穿透持股{share}%，可控表决权{votes}%。',
    gains: '{owner}在{company}的表决权达到{votes}%：取得控制。',
    controls: '{owner}与受控公司在{company}的表决权合计{votes}%：控制成立。',
    end: '{controller}控制{company}：可控表决权{votes}%，穿透持股只有{share}%；共列出{owners}名自然人。',
    'end-none': '{company}的控制人：{controller}。列出{owners}名自然人，表决权最多合计{votes}%，穿透持股{share}%。',
    'why-none': '{vertex}与{company}之间没有持股链。',
    'why-asked': '{vertex}是所查公司，上层有{owners}名自然人。',
    'why-control': '{vertex}经{companies}家公司控制{company}：可控表决权{votes}%，穿透持股{share}%，组成见下表。',
    'why-holding': '{vertex}穿透持有{company}的{share}%，组成见下表；可控表决权{votes}%：没有控制。',
    'why-crossing': '{vertex}与其他公司交叉持股，穿透持有{company}的{share}%，组成见下表；表决权归控制它的人，自身计{votes}%。',
    'why-between': '{vertex}是持股链中间的公司，穿透持有{company}的{share}%，组成见下表；自身表决权计{votes}%。'
  },
  result: {
    some: '{company}的控制人：{controller}；表决权{votes}%，穿透持股{share}%',
    nothing: '{company}上层没有自然人；控制人：{controller}'
  },
  terms: '穿透持股的组成：各条持股链的乘积，从大到小（%）',
  rest: '其余：重复经过交叉持股的链，以及更小的乘积',
  tour: [
    { text: 'P001控制C001，表决权52%，穿透持股却只有十分之一左右。' },
    { text: '选中P002：直接持股26%，是最大的股东，但不控制公司。', vertex: 'P002' },
    { text: '选中P001：四家公司逐家取得控制，乘积逐条列出。', vertex: 'P001' },
    { text: '控制门槛调到60%，没有人控制这家公司。', parameters: { threshold: 60 } }
  ],
  query:
    '按穿透持股排名，谁最多？第一是P002，控制人却是P001。查询中每条链不重复经过同一笔持股；交叉持股的循环另计，使P001再增加0.1个百分点。',
  source: '示例数据，按固定种子生成；不含任何真实公司或个人。'
} satisfies DemoCopy
