import type { DemoCopy } from '../types'

export default {
  title: '在线演示：一家供应商停供，谁受影响',
  description: '用产品、零件和供应商的网络演示：一家供应商停供，沿供应关系逐层找出受影响的零件和产品；再用介数找出最关键的环节。',
  kicker: '在线演示 · 供应链',
  headline: '这家供应商停供，\n哪些产品受影响？',
  lead: '产品由零件组成，零件来自供应商，供应商又有自己的供应商。从停供的一家出发，逆着供应关系逐层向上，就是影响范围。介数指出关键环节：经过它的最短供应路径最多。',
  figure: {
    caption: '产品、零件与供应商',
    reading:
      '菱形是产品，方块是零件和部件，圆是供应商，箭头指向所需的一方。蓝色是停供的一家，橙色受影响，其余实心的是关键环节，介数最高。',
    alt: '数百个产品、零件和供应商的网络；停供的供应商向上影响多个零件和产品'
  },
  marks: { start: '停供的一家', found: '受影响', solid: '关键环节' },
  vertices: { product: '产品', part: '零件', supplier: '供应商' },
  edges: { needs: '需要' },
  values: {},
  parameters: {
    supplier: { name: '零件或供应商', hint: '停供的，或要查它需要什么的' },
    direction: { name: '方向', hint: '向上是影响，向下是需要', options: { in: '受它影响的', out: '它所需要的' } },
    hops: { name: '最多层数', hint: '更远的层不显示' },
    critical: { name: '列出关键环节', hint: '按介数排名，与停供的一家无关' }
  },
  columns: { item: '名称', role: '角色', hops: '层', score: '介数' },
  words: { product: '产品', part: '零件', supplier: '供应商', critical: '关键（不受影响）', '–': '–' },
  sentences: {
    start: '假设{supplier}停供，逆着供应关系向上查找。',
    'start-needs': '从{supplier}出发，查找它所需要的。',
    level: '第{hops}层：{items}个受影响，累计{total}个。',
    'level-needs': '第{hops}层：{items}个，累计{total}个。',
    product: '产品{product}在第{hops}层受影响。',
    critical: '介数第{number}：{item}，{score}条最短供应路径经过它。',
    end: '{supplier}停供影响{items}个，其中{products}个是产品。',
    'end-needs': '{supplier}需要{items}个，其中{suppliers}个是供应商。',
    'why-start': '{vertex}是起点；在当前方向和层数内，与它相关的有{items}个。',
    'why-critical': '{vertex}不在范围内，但介数排第{place}：{score}条最短供应路径经过它。',
    'why-safe': '{vertex}不需要{supplier}，不受影响；也不在任何最短供应路径的中间。',
    'why-unneeded': '{supplier}不需要{vertex}；它也不在任何最短供应路径的中间。',
    'why-fails': '{vertex}经{hops}层需要{supplier}，所以受影响。',
    'why-needed': '{supplier}经{hops}层需要{vertex}。'
  },
  result: {
    some: '与{supplier}相关的有{items}个，其中产品{products}个、供应商{suppliers}家',
    nothing: '没有与{supplier}相关的零件和产品'
  },
  tour: [
    { text: 'R03停供：橙色的供应商和零件逐层受影响，直到产品。' },
    { text: '选中产品M1：看影响经过哪些零件和供应商到达这里。', vertex: 'M1' },
    { text: '换成向下：M1需要哪些零件和供应商？', parameters: { supplier: 'M1', direction: 'out' } },
    { text: '只看R03的第一层：直接向它采购的供应商并不多。', parameters: { hops: 1 } }
  ],
  query: '直接买家最多的五家供应商是哪些？',
  source: '示例数据，按固定种子生成；不含任何真实产品或公司。'
} satisfies DemoCopy
