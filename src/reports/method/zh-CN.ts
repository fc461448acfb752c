import type { MethodCopy } from '../types'

export default {
  pending: '方法包含六项负载。先申请所需版本的试用，再按本页的种子数、超时上限和查询自行运行。',
  figure: {
    alt: '以一个种子顶点为中心，向外三圈顶点；每多一跳，多一圈',
    caption: '多跳查询：一跳一圈',
    reading: '蓝色是种子；每多一跳，多一圈',
    note: '示例数据；各圈累计顶点数由图统计得出：{counts}'
  },
  words: { seed: '种子', near: '1–2跳：超时上限{limit}', far: '3跳及以上：超时上限{limit}' },
  method: {
    question: '测试什么，何时结束？',
    headline: '六项负载，各自何时结束',
    lead: '种子和超时上限在测试前声明，测试后不修改。只要有超时，就不计算平均值。',
    columns: ['负载', '输入', '何时结束', '核对的答案'],
    rows: {
      near: ['1–2跳', '{fewSeeds}或{manySeeds}个种子顶点', '得到答案，或满{near}', '去重后的可达顶点数，不含种子'],
      far: ['3跳及以上', '{fewSeeds}或{manySeeds}个种子顶点', '得到答案，或满{far}', '去重后的可达顶点数，不含种子'],
      path: [
        '最短路径',
        '{fewSeeds}或{manySeeds}对顶点',
        '得到答案，或满{path}',
        '最短路径的边数；32条边以内没有路径的，记为“无”'
      ],
      rank: ['PageRank', '全图', '迭代满{iterations}次，不限时', '排名最前的顶点与分值'],
      users: ['并发', '{users}个用户同时查询，查询写入结果', '满{usersTime}', '每个请求的答案与耗时'],
      add: ['新增顶点', '每次请求一个顶点', '时长写入结果', '写入后的顶点数；自测结果为每秒{added}次请求，未经审计']
    }
  },
  equal: {
    question: '怎样判断答案相等？',
    headline: '先核对答案，再比较时间',
    items: [
      {
        term: '逐个种子核对',
        text: '同一个种子，各系统的答案必须完全相同；PageRank比对排名最前的顶点及其分值。如有不同，整份结果不予收录。'
      },
      { term: '样本完整', text: '每个种子都有样本：答案与毫秒数、超时与上限，或错误。没有样本的种子不能略过。' },
      { term: '倍数的前提', text: '样本数、数据集、环境任一不同，就不公布倍数。样本满100个，才计算第99百分位。' }
    ]
  },
  queryNames: { hops: '两跳', path: '最短路径', rank: 'PageRank', add: '新增顶点' },
  next: {
    question: '下一步？',
    headline: '用您的数据测试',
    steps: [
      { kicker: '共同测试', title: '用您的数据和查询，按同一方法测试', link: '预约PoC' },
      { kicker: '报告格式', title: '报告格式示例：样本、校验值与重测命令', link: '查看报告格式' }
    ],
    others: '其他报告'
  }
} satisfies MethodCopy
