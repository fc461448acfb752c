import type { DemoCopy } from '../types'

export default {
  title: '在线演示：选五个人触达最多的人',
  description: '在600人的关系网络中划分社区，用贪心覆盖选出两跳内触达最多的人。再与按联系人数量选择的结果对比。',
  kicker: '在线演示 · 社交营销',
  headline: '选哪五个人，\n两跳内触达最多的人？',
  lead: '联系人最多的人往往彼此相识，触达的是同一批人。覆盖算法每次只计算尚未触达的人，再选下一个；社区显示这些人的分布。',
  figure: {
    caption: '600人与他们的相识关系',
    reading: '每个圆是一个人，线是相识。橙色是选出的人，蓝色是他们在限定跳数内触达的人。',
    alt: '600人分成十余个社区；五个人选自不同的社区，周围是他们触达的人'
  },
  marks: { solid: '正在查看的社区', path: '已触达', answer: '选出的人' },
  vertices: { person: '人' },
  edges: { knows: '相识' },
  values: {},
  parameters: {
    people: { name: '选出人数', hint: '依次选出' },
    hops: { name: '触达范围', hint: '经过几次相识仍算触达', unit: '跳' },
    choice: {
      name: '选择方法',
      hint: '后两种用于对比',
      options: { coverage: '覆盖最多新的人', contacts: '联系人最多', community: '每个大社区各选一人' }
    }
  },
  columns: { person: '人', contacts: '联系人', community: '社区（按大小编号）', gained: '新触达', reached: '累计触达' },
  words: {},
  sentences: {
    communities: '{people}人分成{communities}个社区，模块度{modularity}。',
    community: '第{number}大的社区有{people}人，联系人最多的是{person}，有{contacts}个。',
    start: '开始选人：{hops}跳之内算触达。',
    pick: '第{number}个选{person}：新触达{gained}人，累计{reached}人。',
    end: '{picked}个人在{hops}跳内触达{people}人中的{reached}人，占{share}%。',
    'why-picked': '{vertex}第{number}个入选：{hops}跳内有{reached}人，其中{gained}人此前没有触达；联系人{contacts}个。',
    'why-picked-late': '{vertex}第{number}个入选，但{hops}跳内的{reached}人此前都已触达；联系人{contacts}个。',
    'why-reached': '{vertex}由{person}经{away}跳触达；自己有{contacts}个联系人。',
    'why-far': '离{vertex}最近的入选者是{person}，要{away}跳，超出{hops}跳的范围。',
    'why-apart': '{vertex}与入选的人之间没有路径。'
  },
  result: { some: '{picked}个人在{hops}跳内触达{reached}人，占{share}%', nothing: '没有可以选的人' },
  tour: [
    { text: '五个橙色的人分布在不同的社区，两跳之内触达近一半人。' },
    { text: '改选联系人最多的五个人：其中四人彼此相识，触达的人反而更少。', parameters: { choice: 'contacts' } },
    { text: '选中U271：看它触达的人里有多少是新的。', vertex: 'U271' },
    { text: '范围放到三跳，重新选出的五个人触达更多人。', parameters: { hops: 3 } }
  ],
  query: '从U001出发，两跳之内能触达多少人？',
  source: '示例数据，按固定种子生成；不含任何真实个人。'
} satisfies DemoCopy
