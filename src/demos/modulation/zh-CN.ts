import type { DemoCopy } from '../types'

export default {
  title: '在线演示：合上哪个开关恢复供电',
  description: '在IEEE 57节点系统上推演故障转供，比较每个断开的开关能恢复的负荷与供电路径。逐步查看选择的依据。',
  kicker: '在线演示 · 故障转供',
  headline: '合上哪个开关，\n恢复的负荷最多？',
  lead: '一条母线故障后，下游母线失去电源。算法找出一侧有电、一侧无电的断开开关，比较各自可恢复的负荷，再沿最短路径送电。',
  figure: {
    caption: 'IEEE 57节点系统，每条线路有一个假定的开关',
    reading: '方块是电源，圆是其他母线，大菱形是断开的开关，小菱形是闭合的开关。橙色是恢复的母线与线路，蓝色是电源到开关的路径。',
    alt: '57条母线与80个开关；故障母线下游的母线经两个开关恢复供电'
  },
  marks: { solid: '电源', start: '故障', ghost: '失去电源', path: '比较中的开关', found: '恢复供电' },
  vertices: { source: '电源母线', load: '负荷母线', junction: '联络母线', closed: '闭合的开关', open: '断开的开关' },
  edges: { line: '线路' },
  values: {
    load: { name: '有功负荷', unit: 'MW' },
    reactance: { name: '电抗', unit: 'p.u.' },
    reserve: { name: '备用容量（假定）', unit: 'MW' }
  },
  parameters: {
    fault: { name: '故障母线', hint: '它与所有相连的线路退出运行' },
    switches: { name: '开关至多', hint: '依次合上的开关数量' },
    distance: { name: '路径长度', hint: '恢复量相同时，选路径最短的开关', options: { reactance: '按电抗', lines: '按线路数' } },
    reserve: { name: '备用容量', hint: '相对于每个开关假定的容量', unit: '%' }
  },
  columns: { switch: '开关', state: '操作', load: '恢复负荷（MW）', buses: '恢复母线', source: '电源', lines: '路径线路' },
  words: { closed: '合上', open: '保持断开' },
  sentences: {
    sources: '标出{sources}个电源母线。',
    fault: '母线{fault}故障，{lines}条线路退出运行。',
    dark: '{buses}条母线失去电源，负荷共{load} MW。',
    candidates: '第{step}次选择：有{candidates}个断开的开关一端有电、一端无电。',
    candidate: '开关{switch}可恢复{load} MW，从电源到它经过{lines}条线路。',
    choice: '第{step}次合上{switch}：恢复{buses}条母线、{load} MW。',
    end: '合上{switches}个开关，失电的{dark} MW中恢复{load} MW，还有{left} MW没有恢复。',
    'why-fault': '母线{vertex}故障，检修完成前不能送电。',
    'why-dark': '母线{vertex}（{load} MW）没有恢复：没有开关能连到它，或者备用容量不够。',
    'why-source': '母线{vertex}自身是电源。',
    'why-restored': '第{step}次合上{switch}后，母线{vertex}（{load} MW）由电源{source}经{lines}条线路供电。',
    'why-served': '母线{vertex}（{load} MW）未受故障影响，由电源{source}经{lines}条线路供电。',
    'why-switch': '第{step}次合上开关{vertex}：电源{source}经{lines}条线路到它，恢复{buses}条母线、{load} MW。',
    'why-closed': '开关{vertex}闭合，电源{source}经{lines}条线路送电到它。',
    'why-closed-dark': '开关{vertex}闭合，但故障之后它的两侧都没有电源。',
    'why-open': '开关{vertex}断开，只有一侧有电：开关数量已经用完，或者{reserve} MW的备用容量不够。',
    'why-open-served': '开关{vertex}断开，两侧都有电，不需要合上。',
    'why-open-dark': '开关{vertex}断开，两侧都没有电，合上也无法送电。'
  },
  result: {
    some: '合上{switches}个开关：失电的{dark} MW中恢复{load} MW，剩余{left} MW',
    nothing: '没有开关能恢复负荷；{dark} MW失去电源'
  },
  tour: [
    { text: '母线29故障，八条母线失去电源。首先合上的开关恢复负荷最多。' },
    { text: '选中母线25：新的供电路径从电源12出发，经过合上的开关。', vertex: '25' },
    { text: '只合一个开关时，另一段没有供电。', parameters: { switches: 1 } },
    { text: '备用容量降到25%，同样的开关无法恢复原来的负荷。', parameters: { reserve: 25 } }
  ],
  query: '哪些断开的开关两跳之内就有负荷，可用来转供？查询用完整的网络，不含故障。',
  source:
    'IEEE 57节点测试系统，Richard D. Christie，华盛顿大学，1999；取自PGLib-OPF的case57_ieee，许可CC BY 4.0。拓扑、电抗与负荷未改动；每条线路的开关、断开位置与备用容量为假定，电抗平分在开关两侧，坐标为计算所得。不计算潮流。'
} satisfies DemoCopy
