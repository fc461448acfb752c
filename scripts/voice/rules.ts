import { internationalLocale, type Locale, originalLocale } from '../../src/contract/locale'

/** A pattern that no text of the site may match. `except` is text that the pattern may match. */
export interface Rule {
  pattern: RegExp
  reason: string
  except?: RegExp
}

const both: readonly Rule[] = [
  { pattern: /[«»「」『』]/, reason: 'quotation marks are “ ” in both languages' },
  { pattern: /"/, reason: 'quotation marks are curly' },
  { pattern: /\.\.\./, reason: 'an ellipsis is one character in English and …… in Chinese' },
  { pattern: / {2}/, reason: 'one space' }
]

const english: readonly Rule[] = [
  { pattern: /\bwalk(s|ed|ing|er|ers)?\b/i, reason: 'a query traverses or follows', except: /random walks?/i },
  {
    pattern: /\bways?\b/i,
    reason: 'a graph has paths, a road has routes, a text says how',
    except: /\b(one|two|both|right of|ring)[- ]ways?\b|\bby the way\b/i
  },
  { pattern: /\b(whoever|whomever|somebody|anybody)\b/i, reason: 'name the person: a reviewer, an analyst, you' },
  {
    pattern:
      /\b(centre|colour|licence|programmes?|catalogue|behaviour|neighbour\w*|favour\w*|labelled|labelling|modelled|modelling|cancelled|judgement|grey|metre|fulfil|whilst|towards|learnt|analyse[sd]?|analysing|defence|travell\w+|enrol|e-mails?)\b/i,
    reason: 'American spelling; “email”'
  },
  { pattern: /\btick(s|ed)? (the|a|this) box/i, reason: 'American: a box is checked' },
  {
    pattern: /\b\w+(?:organis|optimis|recognis|authoris|summaris|normalis|visualis|minimis|maximis)\w*/i,
    reason: 'American spelling'
  },
  {
    pattern: /\b(organis|optimis|recognis|authoris|summaris|normalis|visualis|minimis|maximis)\w+/i,
    reason: 'American spelling'
  },
  {
    pattern: /\bauthenticate (again|for the exam|to view|for the GBCA)|GBCA · Authentication/i,
    reason: 'a candidate confirms an identity: identity check'
  },
  { pattern: /\bshards?\b/i, reason: 'partition', except: /no sharding limit/i },
  { pattern: /\bcut edges?\b/i, reason: 'cross-partition edge' },
  { pattern: /\billustrative\b/i, reason: 'sample: data and files that are not real have one name' },
  { pattern: /\b(edge|vertex) types?\b/i, reason: 'vertices and edges have labels' },
  { pattern: /\b(super nodes?|dense nodes?|hub vertices)\b/i, reason: 'supernode' },
  {
    pattern: /\b(the specification|the vendor (must|has to)|not stated|left blank|sample cases?)\b/i,
    reason: 'a word of the workshop'
  },
  {
    pattern:
      /\b(no published|no \w+ is published|^not published|results? (are )?pending|this page (has no|lists no)|to be (announced|published))\b/i,
    reason: 'a gap: a fact that nobody states is left out'
  },
  { pattern: /'/, reason: 'the apostrophe is ’, a quotation mark “ ”' },
  { pattern: /[a-z] …/, reason: 'no space before an ellipsis' },
  { pattern: /[\u3001\u3002\uff0c\uff1a\uff1b\uff01\uff1f\uff08\uff09]/, reason: 'full-width punctuation is Chinese' }
]

const chinese: readonly Rule[] = [
  { pattern: /正在载入|未载入|图已载入/, reason: '页面和图是“加载”' },
  { pattern: /走/, reason: '图上是遍历、查询、沿边，道路上是行驶、绕行', except: /走[向势廊]|随机游走|[搬拿]走/ },
  { pattern: /[的条]路(?![径线由网况段口桥])/, reason: '图上是路径，道路上是路线' },
  {
    pattern: /说了算|拍板|一伙|根子|看看|摸清|搞|干活|甩|瞎|咋|啥|凑|掰|碰到|谁都|不白|捋|挨个|一锅|兜/,
    reason: '口语，银行和电网的读者不这样写'
  },
  { pattern: /规格|厂商须|未列出|没有列出|留白|示例案例|逐条在案/, reason: '项目内部用语' },
  { pattern: /未公布|没有公布|待公布|待定|结果待|本页不列|敬请期待|须验证/, reason: '没有公布的内容不出现在页面上' },
  { pattern: /(?<!练)习题/, reason: '练习题' },
  { pattern: /切边|割边/, reason: '跨分区边' },
  { pattern: /重新认证|前往认证|先认证|考试认证(已|失效)|完成考试认证/, reason: '认证是证书的认证，核对本人是身份确认' },
  { pattern: /热身/, reason: '预热' },
  { pattern: /散列不开/, reason: '散列不均' },
  { pattern: /样例|示意数据/, reason: '示例；示意只用于原理图' },
  { pattern: /超级节点|稠密点/, reason: '超级顶点' },
  { pattern: /[顶点边]的?类型/, reason: '顶点和边有标签' },
  { pattern: /分片/, reason: '分区', except: /分片数?不限/ },
  { pattern: /社群|连通图|网页排名|个人中心/, reason: '社区、连通分量、PageRank、用户中心' },
  { pattern: /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}|\p{Script=Han}\.(?!\w)/u, reason: '中文标点用全角' },
  { pattern: /(?<!…)…(?!…)/, reason: '省略号是……' },
  { pattern: /'/, reason: '引号是“”' }
]

export const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  [internationalLocale]: [...both, ...english],
  [originalLocale]: [...both, ...chinese]
}

/** Texts that a rule does not apply to, by the beginning of their place, with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'src/content/docs/latest/27-glossary.md': 'the glossary names what others say',
  'content/page-questions': 'visitors say it their way',
  'content/related-words': 'visitors say it their way'
}

/** Places of headlines and buttons, and their most words in English and characters in Chinese. */
export const placeLimits: readonly { places: RegExp; most: Readonly<Record<Locale, number>> }[] = [
  { places: /[ .](headline|title)$|_(title|headline)$/, most: { [originalLocale]: 30, [internationalLocale]: 14 } },
  { places: /[ .]question$/, most: { [originalLocale]: 14, [internationalLocale]: 8 } },
  {
    places: /[ .](link|linkText|submit|clear)$| actions\.\w+$|_(link|button|submit|send|save|cancel|again|retry)$/,
    most: { [originalLocale]: 16, [internationalLocale]: 8 }
  }
]

/** Most words in English and characters in Chinese of one sentence. A Latin word or a number is one character. */
export const sentenceLimits: Readonly<Record<Locale, number>> = { [originalLocale]: 40, [internationalLocale]: 22 }

/** Texts whose numbers differ between the languages, by the beginning of their place, with the reason. */
export const numberExceptions: Readonly<Record<string, string>> = {
  'messages/user-center user_center_sessions_confirm_one': 'Chinese counts the one device, English names it',
  'features/editions/copy finder.quantities.vertices.hint': 'examples in the form of each language',
  'content/page-questions': 'each language has questions of its own',
  'content/related-words': 'each language has rows of its own'
}
