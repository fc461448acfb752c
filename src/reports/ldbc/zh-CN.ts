import type { LdbcCopy } from './types'

export default {
  title: '经审计的社交网络基准',
  description: '经审计的LDBC SNB交互式基准：48个线程、正式运行2小时、6400万次操作，全部准时；参数、时长与操作数逐项说明。',
  kicker: '基准测试 · LDBC SNB',
  headline: '6400万次操作\n全部准时',
  lead: '社交网络基准LDBC SNB交互式，经第三方审计：48个线程，正式运行2小时。操作按预先排定的时刻发出，实际开始比计划开始晚1秒以上的，即为不准时。LDBC的规则允许5%的操作不准时，本次测试为零。',
  figure: {
    alt: '两条长条：对照记作100，实测170',
    caption: '吞吐量，按比例',
    reading: '空心是对照成绩，记作100；蓝色是实测',
    note: '{gain}%是经审计的成绩，对照为{baseline}'
  },
  words: {
    baseline: '对照成绩',
    result: '实测',
    warmup: '预热',
    run: '正式运行',
    operations: '{count}次操作',
    schedule: '原始时间的1秒',
    real: '运行时的同一间隔',
    lateLimit: '允许5%',
    late: '实测为0'
  },
  figures: {
    late: { term: '不准时操作', text: '{late}%，规则允许{lateAllowed}%' },
    rate: { term: '正式运行的吞吐量', text: '平均每秒约{rate}次操作' },
    throughput: { term: '审计确认的吞吐量提升：{threads}个线程，正式运行{runTime}', text: '{gain}%' }
  },
  settings: {
    question: '参数是什么含义？',
    headline: '本次运行的参数与定义',
    columns: ['参数', '取值', '基准怎样定义'],
    rows: {
      threads: ['thread_count', '{threads}', '驱动程序同时执行操作所用的线程数。'],
      compression: [
        'time_compression_ratio',
        '{compression}',
        '运行时的操作间隔与原始间隔之比。越小，每秒发出的操作越多；{compression}即原始间隔的{compressionPercent}%。'
      ],
      warmup: ['warmup', '{warmup}', '预热阶段执行的操作数，历时{warmupTime}；不计入成绩。'],
      operations: ['operation_count', '{operations}', '正式阶段执行的操作数，历时{runTime}；成绩只计此阶段。'],
      late: [
        '不准时操作',
        '{late}%',
        '实际开始时刻比计划开始时刻晚1秒以上（按实际时间计），即为不准时；一次有效的运行最多允许{lateAllowed}%。'
      ],
      duration: ['时长', '{warmupTime} + {runTime}', '先预热，不计入成绩；两段的操作数之比与时长之比相同，都是1∶4。']
    },
    note: '参数名是LDBC SNB交互式基准驱动程序的写法。'
  },
  scale: {
    question: '测试持续多久？',
    headline: '时长、操作数与准时情况，按比例绘制',
    run: {
      alt: '上方一条长条，预热30分钟、正式运行2小时；下方是原始时间的1秒，与运行时的53毫秒',
      caption: '时长与操作数同为1∶4；原始时间的1秒，运行时为53毫秒'
    },
    late: { alt: '0到6%的标尺，5%处是上限，实测在0', caption: '不准时操作占比：上限5%，实测为零' }
  },
  next: {
    question: '下一步？',
    headline: '了解方法，或用您的数据测试',
    steps: [
      { kicker: '测试方法', title: '对比方法与报告格式示例', link: '查看全部报告' },
      { kicker: '共同测试', title: '用您的数据和查询测试', link: '预约PoC' }
    ],
    others: '其他报告'
  }
} satisfies LdbcCopy
