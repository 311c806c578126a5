// Tables only: names of the same thing. The first of a row is the one that all others are read as. Lower case.
// A single letter or a word of everyday language is no alias: it would prove what it does not say.

export const aliases: readonly (readonly string[])[] = [
  ['postgresql', 'postgres', 'psql'], ['javascript', 'js', 'ecmascript', 'es6'], ['html', 'html5'], ['css', 'css3'], ['typescript', 'ts'], ['kubernetes', 'k8s'], ['go', 'golang'],
  ['node.js', 'nodejs', 'node'], ['react', 'react.js', 'reactjs'], ['vue', 'vue.js', 'vuejs'], ['angular', 'angularjs', 'angular.js'],
  ['aws', 'amazon web services'], ['gcp', 'google cloud platform', 'google cloud'], ['azure', 'microsoft azure'], ['c#', 'csharp'],
  ['c++', 'cpp'], ['.net', 'dotnet'], ['ci/cd', 'cicd', 'ci / cd'], ['mongodb', 'mongo'], ['elasticsearch', 'elastic search'],
  ['sql server', 'mssql', 'ms sql'], ['excel', 'microsoft excel', 'ms excel'], ['word', 'microsoft word', 'ms word'],
  ['ms project', 'microsoft project'], ['ms office', 'microsoft office'], ['powerpoint', 'microsoft powerpoint', 'ms powerpoint'], ['power bi', 'powerbi'], ['photoshop', 'adobe photoshop'], ['drive-through', 'drive-thru'], ['knowledge base', 'help center', 'help centre'],
  ['illustrator', 'adobe illustrator'], ['rest', 'restful'], ['apache kafka', 'kafka'], ['apache spark', 'spark'],
  ['ruby on rails', 'rails', 'ror'], ['machine learning', 'ml'], ['artificial intelligence', 'ai'], ['user interface', 'ui'],
  ['user experience', 'ux'], ['quality assurance', 'qa'], ['human resources', 'hr'], ['object-oriented programming', 'oop'],
  ['application programming interface', 'api'], ['intensive care unit', 'icu'], ['registered nurse', 'rn'],
  ['github actions', 'gh actions'], ['bachelor of science', 'b.s.', 'bs', 'b.sc.', 'bsc', 'b.s', 'b.sc'],
  ['bachelor of science in engineering', 'bse', 'b.s.e.', 'b.s.e'], ['bachelor of arts', 'b.a.', 'ba', 'b.a'], ['master of science', 'm.s.', 'ms', 'm.sc.', 'msc', 'm.s', 'm.sc'],
  ['master of arts', 'm.a.', 'ma', 'm.a'], ['bachelor of business administration', 'bba', 'b.b.a.', 'b.b.a'], ['master of business administration', 'mba', 'm.b.a.'], ['bachelor of engineering', 'beng', 'b.eng.', 'b.eng'],
  ['master of engineering', 'meng', 'm.eng.', 'm.eng'], ['doctor of philosophy', 'phd', 'ph.d.', 'ph.d', 'doctorate', 'doctoral'],
  ['bachelor of science in nursing', 'bsn', 'b.s.n.'], ['bachelor of fine arts', 'bfa', 'b.f.a.'], ['senior', 'sr.', 'sr'], ['junior', 'jr.', 'jr'],
  ['postgraduate certificate in education', 'pgce'], ['juris doctor', 'j.d.', 'jd'], ['doctor of medicine', 'm.d.'], ['master of public health', 'mph', 'm.p.h.'],
  ['master of social work', 'msw', 'm.s.w.'], ['bachelor of commerce', 'bcom', 'b.com.', 'b.com'], ['bachelor of technology', 'btech', 'b.tech.', 'b.tech'], ['bachelor of laws', 'llb', 'll.b.'],
  ['general educational development', 'ged'], ['associate of arts', 'a.a.'], ['associate of science', 'a.s.'], ['associate of applied science', 'a.a.s.', 'aas'],
  ['assistant', 'asst.', 'asst'], ['manager', 'mgr.', 'mgr'], ['department', 'dept.', 'dept'], ['international', "int'l", 'intl.', 'intl'], ['association', 'assn.', 'assn'],
  ['representative', 'rep.', 'rep'], ['vice president', 'vp', 'v.p.'], ['high school', 'hs'],
  ['and', '&'], ['university', 'univ.', 'univ'], ['incorporated', 'inc.', 'inc'], ['limited', 'ltd.', 'ltd'],
  ['united states', 'usa', 'u.s.', 'us', 'u.s.a.'], ['united kingdom', 'uk', 'u.k.'], ['percent', 'per cent'],
  ['electronic health record', 'ehr'], ['key performance indicator', 'kpi'], ['search engine optimization', 'seo'],
  ['sms', 'text message', 'text messages', 'text messaging'], ['customer relationship management', 'crm'], ['enterprise resource planning', 'erp'], ['standard operating procedure', 'sop'],
] // prettier-ignore
