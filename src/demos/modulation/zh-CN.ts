import type { DemoCopy } from '../types'

export default {
  title: '在线演示：合上哪个开关恢复供电',
  description:
    '在IEEE 57节点系统上推演故障转供：比较每个联络开关能恢复的负荷与供电路径，逐步查看选择的依据。计算在浏览器中完成。',
  kicker: '在线演示 · 调控',
  headline: '合上哪个联络开关，\n恢复的负荷最多？',
  lead: '一个母线故障，它后面的母线失去电源。算法找出一端有电、一端无电的联络开关，比较各自能带起的负荷，再沿最短路径送电。',
  figure: {
    caption: 'IEEE 57节点系统与假定的联络开关',
    reading: '方块是电源，圆是负荷，虚线是断开的联络开关。橙色是恢复的母线与线路，蓝色是电源到开关的路径。',
    alt: '57个母线；故障母线后面的母线经两个联络开关恢复供电'
  },
  marks: { solid: '电源', start: '故障', ghost: '失去电源', found: '恢复供电' },
  vertices: { source: '电源母线', load: '负荷母线', junction: '联络母线' },
  edges: { line: '闭合的线路', tie: '断开的联络开关（假定）' },
  values: {
    load: { name: '有功负荷', unit: 'MW' },
    reactance: { name: '电抗', unit: 'p.u.' },
    reserve: { name: '备用容量（假定）', unit: 'MW' }
  },
  parameters: {
    fault: { name: '故障母线', hint: '它与所有相连的线路退出运行' },
    switches: { name: '开关至多', hint: '依次合上的联络开关数量' },
    distance: { name: '路径长度', hint: '恢复量相同时，选路径最短的开关', options: { reactance: '按电抗', lines: '按线路数' } },
    reserve: { name: '备用容量', hint: '相对于每个开关假定的容量', unit: '%' }
  },
  columns: { switch: '联络开关', state: '操作', load: '恢复负荷（MW）', buses: '恢复母线', source: '电源', lines: '路径线路' },
  words: { closed: '合上', open: '不合' },
  says: {
    sources: '标出{sources}个电源母线。',
    fault: '母线{fault}故障，{lines}条线路退出运行。',
    dark: '{buses}个母线失去电源，负荷共{load} MW。',
    candidates: '第{step}次选择：有{candidates}个联络开关一端有电、一端无电。',
    candidate: '开关{from}–{to}可恢复{load} MW，从电源到它经过{lines}条线路。',
    choice: '第{step}次合上{from}–{to}：恢复{buses}个母线、{load} MW。',
    end: '合上{switches}个开关，失去的{dark} MW恢复{load} MW，还有{left} MW没有恢复。',
    'why-fault': '母线{vertex}故障，检修完成前不能送电。',
    'why-dark': '母线{vertex}（{load} MW）没有恢复：没有开关能连到它，或者备用容量不够。',
    'why-source': '母线{vertex}自身是电源。',
    'why-restored': '第{step}次合上{from}–{to}后，母线{vertex}（{load} MW）由电源{source}经{lines}条线路供电。',
    'why-served': '母线{vertex}（{load} MW）未受故障影响，由电源{source}经{lines}条线路供电。'
  },
  result: {
    some: '合上{switches}个开关，{dark} MW恢复{load} MW，剩余{left} MW',
    nothing: '没有联络开关能恢复负荷；{dark} MW失去电源'
  },
  tour: [
    { text: '母线29故障，八个母线失去电源。先合上的开关恢复负荷最多。' },
    { text: '选中母线25：新的供电路径从电源12出发，经过合上的开关。', vertex: '25' },
    { text: '只许合一个开关，另一段就没有电。', parameters: { switches: 1 } },
    { text: '备用容量降到25%，同样的开关带不起原来的负荷。', parameters: { reserve: 25 } }
  ],
  source:
    'IEEE 57节点测试系统，电力系统测试算例库，华盛顿大学；拓扑、电抗与负荷按公布的算例。联络开关及其备用容量是本项目假定的，坐标由本项目计算。不算潮流。'
} satisfies DemoCopy
