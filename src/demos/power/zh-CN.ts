import type { DemoCopy } from '../types'

export default {
  title: '在线演示：线路停运后谁失去电源',
  description: '在IEEE 118节点系统上推演线路停运。找出失去全部电源的孤岛与负荷，以及再断一条就会扩大停电的线路。',
  kicker: '在线演示 · 停电影响',
  headline: '这些线路停运，\n哪些负荷失去全部电源？',
  lead: '选一条母线和范围，范围内的线路全部停运。连通分量给出剩余网络的孤岛，没有电源的孤岛就失电；桥断开后，若一侧没有电源，停电就会扩大。',
  figure: {
    caption: 'IEEE 118节点系统',
    reading: '方块是发电母线，菱形是调相机，圆是其他母线。橙色是失去全部电源的母线；蓝色线路再断开任何一条，就有更多负荷失电。',
    alt: '118条母线与186条线路；停运线路周围有几条母线失去全部电源'
  },
  marks: { solid: '电源', start: '停运中心', found: '失去电源' },
  vertices: { generator: '发电母线', condenser: '调相机母线', load: '负荷母线', junction: '联络母线' },
  edges: { line: '线路或变压器' },
  values: { load: { name: '有功负荷', unit: 'MW' }, generation: { name: '有功出力', unit: 'MW' } },
  parameters: {
    center: { name: '停运中心', hint: '停运从这条母线开始' },
    hops: { name: '停运范围', hint: '0表示没有停运；1只停中心母线的线路；2再加相邻母线的线路', unit: '跳' },
    sources: {
      name: '电源',
      hint: '调相机不发有功，通常不算电源',
      options: { generator: '输出有功功率的母线', all: '包括调相机' }
    }
  },
  columns: { what: '母线组（以其中一条为代表）', state: '状态', buses: '母线数', load: '有功负荷（MW）' },
  words: { dark: '失去电源', 'at-risk': '再断一条线路即失电' },
  sentences: {
    sources: '标出{sources}个电源母线。',
    outage: '以母线{center}为中心，{lines}条线路停运。',
    'no-outage': '没有线路停运：检查完整的网络。',
    islands: '剩余网络有{islands}个带负荷或电源的孤岛，其中{dark}个没有电源。',
    dark: '母线{name}所在的孤岛有{buses}条母线，没有电源：失去{load} MW。',
    lit: '母线{name}所在的孤岛有{buses}条母线、{sources}个电源，{load} MW负荷仍有电源。',
    bridge: '线路{from}–{to}是桥：若再断开，{buses}条母线、{load} MW失去电源。',
    end: '{lines}条线路停运，{buses}条母线、{load} MW失去全部电源，无负荷的孤岛不计。另有{bridges}条线路，任何一条再断开，停电都会扩大。',
    'why-empty': '母线{vertex}的孤岛里没有负荷，也没有电源。',
    'why-dark': '母线{vertex}（{load} MW）与另外{others}条母线组成孤岛，其中没有电源。',
    'why-cut': '母线{vertex}（{load} MW）的线路全部停运，自身也没有电源。',
    'why-source': '母线{vertex}自身是电源；它的孤岛有{buses}条母线、{load} MW负荷。',
    'why-at-risk': '母线{vertex}（{load} MW）经{lines}条线路连到电源{source}，但{from}–{to}是唯一的通道。',
    'why-lit': '母线{vertex}（{load} MW）经{lines}条线路连到最近的电源{source}。'
  },
  result: {
    some: '{lines}条线路停运：{buses}条母线、{load} MW失去全部电源（无负荷的孤岛不计）；另有{bridges}条线路，任何一条再断开，停电都会扩大',
    nothing: '{lines}条线路停运，没有负荷失去电源，再断开任何一条也不会失电'
  },
  tour: [
    { text: '母线11与相邻母线的线路停运。橙色的母线失去了全部电源。' },
    { text: '选中母线117：它只有一条线路，这条线路停运后就没有电源。', vertex: '117' },
    { text: '没有停运时，蓝色线路是完整电网的桥：任何一条断开，都有负荷失电。', parameters: { hops: 0 } },
    { text: '停运中心换成母线69：被切断的负荷更多。', parameters: { center: '69' } }
  ],
  query: '从2号母线出发，哪台发电机最近，经过哪些母线？查询用完整的电网，不含停运。',
  source:
    'IEEE 118节点测试系统，Richard D. Christie，华盛顿大学，1999；取自PGLib-OPF的case118_ieee，许可CC BY 4.0。拓扑、负荷与出力未改动，坐标为计算所得。只判断连通，不计算潮流。'
} satisfies DemoCopy
