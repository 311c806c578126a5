// Table only: the headings of a document in more languages, one row each, in the order of `names`. What is written by
// it is recognised by it (heading-kind.ts).
const names = [
  'summary',
  'skills',
  'languages',
  'references',
  'hobbies',
  'experience',
  'education',
  'projects',
  'awards',
  'certifications',
  'publications',
  'volunteering',
  'speaking',
  'military',
  'additional_sections',
] as const

type Row = Readonly<Record<(typeof names)[number], string>>
const row = (text: string): Row => {
  const words = text.split(/,\s+/)
  return Object.fromEntries(names.map((name, index) => [name, words[index] ?? ''])) as Row
}

export const headingsByLanguage = {
  ru: row(`О себе, Навыки, Языки, Рекомендации, Интересы, Опыт работы, Образование, Проекты, Награды, Сертификаты, Публикации,
    Волонтёрство, Выступления, Военная служба, Дополнительная информация`),
  uk: row(`Про мене, Навички, Мови, Рекомендації, Інтереси, Досвід роботи, Освіта, Проєкти, Нагороди, Сертифікати, Публікації,
    Волонтерство, Виступи, Військова служба, Додаткова інформація`),
  sv: row(`Profil, Färdigheter, Språk, Referenser, Intressen, Arbetslivserfarenhet, Utbildning, Projekt, Utmärkelser, Certifikat,
    Publikationer, Ideellt arbete, Föredrag, Militärtjänst, Övrigt`),
  da: row(`Profil, Kompetencer, Sprog, Referencer, Interesser, Erhvervserfaring, Uddannelse, Projekter, Priser, Certifikater,
    Publikationer, Frivilligt arbejde, Foredrag, Militærtjeneste, Andet`),
  nb: row(`Profil, Ferdigheter, Språk, Referanser, Interesser, Arbeidserfaring, Utdanning, Prosjekter, Utmerkelser, Sertifiseringer,
    Publikasjoner, Frivillig arbeid, Foredrag, Militærtjeneste, Annet`),
  ro: row(`Profil, Competențe, Limbi străine, Referințe, Interese, Experiență profesională, Educație, Proiecte, Premii, Certificări,
    Publicații, Voluntariat, Prezentări, Serviciul militar, Informații suplimentare`),
  tr: row(`Özet, Beceriler, Diller, Referanslar, İlgi alanları, İş deneyimi, Eğitim, Projeler, Ödüller, Sertifikalar, Yayınlar,
    Gönüllülük, Konuşmalar, Askerlik, Ek bilgiler`),
  el: row(`Προφίλ, Δεξιότητες, Γλώσσες, Συστάσεις, Ενδιαφέροντα, Επαγγελματική εμπειρία, Εκπαίδευση, Έργα, Βραβεία, Πιστοποιήσεις,
    Δημοσιεύσεις, Εθελοντισμός, Ομιλίες, Στρατιωτική θητεία, Πρόσθετες πληροφορίες`),
  ja: row(
    '概要, スキル, 語学, 推薦者, 趣味, 職歴, 学歴, プロジェクト, 受賞歴, 資格, 論文, ボランティア活動, 講演, 兵役, その他',
  ),
  zh: row(
    '个人简介, 专业技能, 语言能力, 推荐人, 兴趣爱好, 工作经历, 教育背景, 项目经历, 荣誉奖项, 资格证书, 发表论文, 志愿服务, 演讲, 兵役, 其他信息',
  ),
  ko: row(
    '소개, 기술, 외국어, 추천인, 취미, 경력, 학력, 프로젝트, 수상 경력, 자격증, 논문, 봉사 활동, 강연, 병역, 기타 사항',
  ),
  ar: row(`نبذة شخصية, المهارات, اللغات, المراجع, الاهتمامات, الخبرة العملية, التعليم, المشاريع, الجوائز, الشهادات, المنشورات,
    العمل التطوعي, المحاضرات, الخدمة العسكرية, معلومات إضافية`),
  he: row(`תקציר, כישורים, שפות, ממליצים, תחומי עניין, ניסיון תעסוקתי, השכלה, פרויקטים, פרסים, תעודות, פרסומים, התנדבות,
    הרצאות, שירות צבאי, מידע נוסף`),
  fa: row(`خلاصه, مهارت‌ها, زبان‌ها, معرف‌ها, علایق, سوابق شغلی, تحصیلات, پروژه‌ها, جوایز, گواهینامه‌ها, مقالات,
    فعالیت‌های داوطلبانه, سخنرانی‌ها, خدمت سربازی, اطلاعات تکمیلی`),
} as const satisfies Readonly<Record<string, Row>>
