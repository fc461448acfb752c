import type { MethodCopy } from '../types'

export default {
  figure: {
    alt: '以一个种子顶点为中心，向外三圈顶点；每多一跳，多一圈',
    caption: '多跳查询：一跳一圈',
    reading: '蓝色是种子；每多一跳，多一圈',
    note: '示意数据；各圈累计顶点数由图统计得出：{counts}'
  },
  words: { seed: '种子', near: '1–2跳：上限{limit}', far: '3跳及以上：上限{limit}' },
  method: {
    question: '测试什么，何时结束？',
    headline: '六项负载，事先确定上限',
    lead: '种子和上限在测试前声明，测试后不修改。只要有超时，就不给平均值。',
    columns: ['负载', '输入', '超时上限', '核对的答案'],
    rows: {
      near: ['1–2跳', '{seeds}个种子顶点', '每次{near}', '去重后的可达顶点数，不含种子'],
      far: ['3跳及以上', '{seeds}个种子顶点', '每次{far}', '去重后的可达顶点数，不含种子'],
      path: ['最短路径', '{seeds}对顶点', '每次{path}', '一条最短路径的边数，或32条边以内无路径'],
      rank: ['PageRank', '全图，{iterations}轮迭代', '运行到结束', '排名最前的顶点与分值'],
      users: ['并发', '{users}个用户同时查询', '持续{usersTime}', '每个请求的答案与耗时'],
      add: ['新增顶点', '每次请求一个顶点', '全程计数', '写入后的顶点数']
    }
  },
  equal: {
    question: '怎样判断答案相等？',
    headline: '先核对答案，再比较时间',
    items: [
      {
        term: '逐个种子核对',
        text: '同一个种子，各系统的答案必须完全相同；PageRank比对排名最前的顶点。如有不同，整份结果不予收录。'
      },
      { term: '样本完整', text: '每个种子都有样本：答案与毫秒数、超时与上限，或错误。没有样本的种子不能略过。' },
      { term: '倍数的前提', text: '样本数、数据集、环境任一不同，就不给倍数。样本满100个，才给第99百分位。' }
    ]
  },
  queryNames: { hops: '两跳', path: '最短路径', rank: 'PageRank', add: '新增顶点' },
  next: {
    question: '下一步？',
    headline: '用您的数据测试',
    steps: [
      { kicker: '共同测试', title: '用您的数据和查询，按同一方法测试', link: '预约PoC' },
      { kicker: '报告格式', title: '报告格式示例：样本、摘要与重测命令', link: '查看报告格式' }
    ],
    others: '其他报告'
  }
} satisfies MethodCopy
