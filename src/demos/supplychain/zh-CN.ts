import type { DemoCopy } from '../types'

export default {
  title: '在线演示：一个供应方停供，谁受影响',
  description: '用本站自己的软件供应链演示：一个软件包停供，沿依赖关系逐层找出受影响的软件包；再用介数找出最关键的环节。',
  kicker: '在线演示 · 供应链',
  headline: '这个软件包停供，\n哪些会受影响？',
  lead: '软件包依赖软件包，与零件依赖供应商是同一种图。从停供的一个出发，逆着依赖逐层向上，就是影响范围；介数则指出哪些包位于最多的最短依赖路径上。',
  figure: {
    caption: '本站的软件供应链',
    reading:
      '菱形是本站，方块是直接依赖，圆是间接依赖，箭头指向所依赖的包。蓝色是停供的包，橙色受影响，其余实心的是关键包，介数最高。',
    alt: '数百个软件包的依赖网络；停供的软件包向上影响多个软件包和本站'
  },
  marks: { start: '停供的包', found: '受影响', solid: '关键的包' },
  vertices: { project: '本站', direct: '直接依赖', package: '间接依赖' },
  edges: { needs: '依赖' },
  values: {},
  parameters: {
    supplier: { name: '软件包', hint: '停供的或查询依赖的软件包' },
    direction: { name: '方向', hint: '向上是影响，向下是依赖', options: { in: '受它影响的', out: '它所依赖的' } },
    hops: { name: '最多层数', hint: '更远的层不显示' },
    critical: { name: '列出关键包', hint: '按介数排名，与停供的软件包无关', unit: '个' }
  },
  columns: { package: '软件包', role: '角色', hops: '层', score: '介数' },
  words: { project: '本站', direct: '直接依赖', package: '间接依赖', critical: '关键（不受影响）', '–': '–' },
  says: {
    start: '假设{supplier}停供，逆着依赖向上查找。',
    'start-needs': '从{supplier}出发，查找它所依赖的包。',
    level: '第{hops}层：{packages}个包受影响，累计{total}个。',
    'level-needs': '第{hops}层：{packages}个包，累计{total}个。',
    direct: '直接依赖{package}在第{hops}层受影响。',
    'direct-needs': '第{hops}层的{package}也是本站的直接依赖。',
    critical: '介数第{number}：{package}，{score}条最短依赖路径经过它。',
    end: '{supplier}停供影响{packages}个，其中{direct}个是本站的直接依赖。',
    'end-needs': '{supplier}依赖{packages}个包，其中{direct}个也是本站的直接依赖。',
    'why-start': '{vertex}是起点；在当前方向和层数内，与它相关的有{packages}个。',
    'why-critical': '{vertex}不在范围内，但介数排第{place}：{score}条最短依赖路径经过它。',
    'why-safe': '{vertex}不依赖{supplier}，不受影响；也不在任何最短依赖路径上。',
    'why-unneeded': '{supplier}不依赖{vertex}；也不在任何最短依赖路径上。',
    'why-fails': '{vertex}经{hops}层依赖{supplier}，所以受影响。',
    'why-needed': '{supplier}经{hops}层依赖{vertex}。'
  },
  result: { some: '与{supplier}相关的有{packages}个，其中直接依赖{direct}个', nothing: '没有与{supplier}相关的软件包' },
  tour: [
    { text: 'ms停供：橙色的包逐层受影响，直到本站自己。' },
    { text: '选中galaxy，即本站：看影响经过哪些包到达这里。', vertex: 'galaxy' },
    { text: '换成向下：lighthouse依赖哪些包？', parameters: { supplier: 'lighthouse', direction: 'out' } },
    { text: '只看一层：直接使用ms的包并不多。', parameters: { hops: 1 } }
  ],
  query: '被直接依赖最多的五个软件包是哪些？',
  source: '真实数据：本站package-lock.json中的依赖；只用于特定操作系统的软件包除外；同一软件包的每个版本各为一个顶点。'
} satisfies DemoCopy
