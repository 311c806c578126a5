// Tables only: whole headings of resumes, in lower case and without accents. English, German, French, Spanish, Italian,
// Portuguese; more languages are in more-heading-words.ts.

export type HeadingKind =
  | 'contact' | 'summary' | 'experience' | 'education' | 'skills' | 'projects' | 'awards' | 'certifications' | 'publications'
  | 'languages' | 'volunteering' | 'speaking' | 'military' | 'hobbies' | 'references' | 'other' // prettier-ignore

export type HeadingRows = readonly (readonly [HeadingKind, readonly string[]])[]

/** Where a heading stands in several rows, the last one counts. */
export const headingWords: HeadingRows = [
  ['contact', [
    'contact', 'contacts', 'contact information', 'contact info', 'contact details', 'contact me', 'get in touch', 'personal information', 'personal details',
    'personal data', 'personal info', 'kontakt', 'kontaktdaten', 'personliche daten', 'personliche angaben', 'coordonnees', 'contacto', 'datos personales',
    'contatti', 'dati personali', 'informazioni personali', 'contato', 'contactos', 'dados pessoais', 'informations personnelles', 'links', 'social',
    'social links', 'online', 'find me online', 'profiles', 'online profiles', 'web',
    'say hi', 'say hello', 'reach me', 'reach me at', 'where to find me', 'stay in touch',
  ]],
  ['summary', [
    'summary', 'professional summary', 'career summary', 'executive summary', 'profile', 'professional profile', 'personal profile', 'career profile',
    'objective', 'career objective', 'professional objective', 'about', 'about me', 'overview', 'personal statement', 'statement', 'introduction', 'bio',
    'biography', 'summary of qualifications', 'qualifications summary', 'highlights', 'career highlights', 'key highlights', 'highlights of qualifications',
    'who i am', 'profil', 'kurzprofil', 'zusammenfassung', 'uber mich', 'berufliches profil', 'berufsziel', 'a propos', 'a propos de moi', 'objectif',
    'profil professionnel', 'presentation', 'resume', 'resume professionnel', 'perfil', 'perfil profesional', 'resumen', 'resumen profesional', 'sobre mi',
    'objetivo', 'objetivo profesional', 'profilo', 'profilo professionale', 'sommario', 'chi sono', 'su di me', 'obiettivo', 'resumo', 'sobre mim',
    'perfil profissional', 'objetivo profissional', 'resumo profissional', 'sobre', 'professional summary and skills', 'brand statement', 'tagline',
    'hello', 'hi', 'hi there', 'hello there', 'in brief', 'in short', 'career summary and objective', 'personal summary', 'kurzvorstellung', 'en bref',
  ]],
  ['experience', [
    'experience', 'experiences', 'work experience', 'professional experience', 'employment', 'employment history', 'employment experience', 'work history',
    'career history', 'career', 'professional background', 'work', 'relevant experience', 'industry experience', 'internships', 'internship experience',
    'internship', 'research experience', 'teaching experience', 'leadership experience', 'additional experience', 'other experience', 'related experience',
    'professional history', 'academic appointments', 'academic positions', 'academic employment', 'academic experience', 'appointments', 'positions', 'positions held', 'job history', 'job experience', 'work and research experience',
    'teaching', 'research', 'leadership', 'leadership and activities', 'clinical experience', 'engineering experience', 'freelance', 'career experience', 'selected experience',
    'berufserfahrung', 'beruflicher werdegang', 'erfahrung', 'erfahrungen', 'praktische erfahrung', 'praktika', 'berufspraxis', 'werdegang', 'beruflicher hintergrund',
    'berufliche erfahrung', 'arbeitserfahrung', 'experience professionnelle', 'experiences professionnelles', 'parcours professionnel', 'parcours', 'emplois', 'stages',
    'experiencia', 'experiencia profesional', 'experiencia laboral', 'historial laboral', 'esperienza', 'esperienze', 'esperienza professionale',
    'esperienze professionali', 'esperienza lavorativa', 'esperienze lavorative', 'experiencia profissional', 'experiencias profissionais', 'historico profissional',
    'where i worked', 'where i have worked', 'where i ve worked', 'places i worked', 'jobs', 'my work', 'what i have done', 'what i ve done', 'employers', 'previous roles', 'roles', 'career so far', 'professional career', 'arbeitserfahrungen', 'beruflicher lebenslauf',
  ]],
  ['education', [
    'education', 'educational background', 'academic background', 'academic history', 'education and training', 'academic qualifications', 'education history',
    'academics', 'studies', 'degrees', 'schooling', 'academic profile', 'educational qualifications', 'education background', 'formal education', 'academic education',
    'ausbildung', 'aus und weiterbildung', 'aus und fortbildung', 'aus fort und weiterbildung', 'bildung', 'bildungsweg', 'studium', 'schulbildung', 'akademischer werdegang', 'akademische ausbildung', 'hochschulbildung', 'ausbildung und studium',
    'formation', 'formations', 'etudes', 'formation academique', 'diplomes', 'education et formation', 'parcours academique', 'scolarite', 'diplomes et formations',
    'educacion', 'formacion', 'formacion academica', 'estudios', 'educacion y formacion', 'istruzione', 'formazione', 'istruzione e formazione', 'titoli di studio',
    'studi', 'educacao', 'formacao', 'formacao academica', 'escolaridade', 'educacao e formacao', 'historico academico',
    'schule', 'schule und studium', 'schulbesuch', 'where i studied', 'where i learned', 'what i studied', 'schools', 'academic record', 'schule und ausbildung', 'etudes et diplomes', 'estudios realizados', 'qualifications', 'academic', 'coursework', 'relevant coursework', 'titulacion', 'titulaciones',
  ]],
  ['skills', [
    'skills', 'skill', 'technical skills', 'key skills', 'core skills', 'professional skills', 'soft skills', 'hard skills', 'top skills', 'skills and tools', 'skill set', 'skillset',
    'skills and technologies', 'technologies', 'technology', 'tools', 'tools and technologies', 'competencies', 'core competencies', 'key competencies', 'expertise', 'tech stack',
    'areas of expertise', 'technical expertise', 'technical proficiencies', 'proficiencies', 'technical competencies', 'skills and expertise', 'skills summary', 'skills overview',
    'relevant skills', 'computer skills', 'it skills', 'software', 'software skills', 'programming', 'programming skills', 'programming languages', 'languages and technologies',
    'languages and frameworks', 'languages and tools', 'skills and abilities', 'strengths', 'technical knowledge', 'specialties', 'capabilities', 'technical skills and tools',
    'skills and interests', 'skills and competencies', 'technologies and tools', 'technical summary', 'technical strengths', 'abilities', 'additional skills', 'skills and proficiencies',
    'skills and qualifications', 'skills and awards', 'skills and certifications', 'other skills', 'clinical skills', 'research skills', 'design skills', 'languages and skills',
    'kenntnisse', 'fahigkeiten', 'kompetenzen', 'fachkenntnisse', 'edv kenntnisse', 'it kenntnisse', 'technische fahigkeiten', 'kenntnisse und fahigkeiten', 'fertigkeiten',
    'technische kenntnisse', 'softwarekenntnisse', 'competences', 'competences techniques', 'competences cles', 'aptitudes', 'savoir faire', 'outils', 'informatique',
    'habilidades', 'competencias', 'aptitudes y habilidades', 'habilidades tecnicas', 'conocimientos', 'conocimientos tecnicos', 'competenze', 'competenze tecniche', 'capacita',
    'competenze digitali', 'abilita', 'competencias tecnicas', 'conhecimentos', 'aptidoes', 'competencias digitais',
    'toolbox', 'my toolbox', 'toolkit', 'my toolkit', 'what i use', 'what i work with', 'what i can do', 'what i know', 'skill summary', 'savoirs', 'savoir etre',
    'programmiersprachen', 'langages de programmation', 'lenguajes de programacion', 'linguaggi di programmazione', 'linguagens de programacao', 'edv',
  ]],
  ['projects', [
    'projects', 'personal projects', 'side projects', 'selected projects', 'key projects', 'academic projects', 'project experience', 'open source', 'open source projects',
    'open source contributions', 'notable projects', 'technical projects', 'portfolio', 'relevant projects', 'project work', 'projects and research', 'independent projects', 'research projects',
    'university projects', 'course projects', 'recent projects', 'projekte', 'eigene projekte', 'projekterfahrung', 'projets', 'projets personnels', 'proyectos',
    'proyectos personales', 'progetti', 'progetti personali', 'projetos', 'projetos pessoais', 'selected work', 'selected works', 'case studies',
  ]],
  ['awards', [
    'awards', 'honors', 'honours', 'honors and awards', 'awards and honors', 'awards and honours', 'honours and awards', 'achievements', 'accomplishments', 'key achievements',
    'awards and achievements', 'scholarships', 'scholarships and awards', 'prizes', 'distinctions', 'recognition', 'awards and recognition', 'fellowships', 'grants',
    'honors awards', 'grants and awards', 'fellowships and awards', 'awards and scholarships', 'auszeichnungen', 'preise', 'stipendien', 'erfolge', 'auszeichnungen und preise',
    'prix', 'recompenses', 'prix et distinctions', 'bourses', 'realisations', 'premios', 'reconocimientos', 'logros', 'premios y reconocimientos', 'premi', 'riconoscimenti',
    'premi e riconoscimenti', 'premios e reconhecimentos', 'conquistas', 'honors and achievements', 'selected honors',
    'decorations', 'medals', 'awards and decorations', 'decorations and awards',
  ]],
  ['certifications', [
    'certifications', 'certification', 'certificates', 'licenses', 'licences', 'licenses and certifications', 'certifications and licenses', 'professional certifications',
    'licensure', 'training', 'courses', 'courses and certifications', 'certifications and training', 'training and certifications', 'professional development', 'credentials',
    'trainings', 'online courses', 'licensure and certifications', 'certificates and courses', 'courses and certificates', 'certifications and courses',
    'zertifikate', 'zertifizierungen', 'weiterbildung', 'weiterbildungen', 'fortbildung', 'fortbildungen', 'kurse', 'zertifikate und weiterbildungen', 'certificats', 'formations complementaires',
    'certificaciones', 'certificados', 'cursos', 'cursos y certificaciones', 'certificazioni', 'corsi', 'certificati', 'certificacoes', 'cursos e certificacoes',
    'accreditations', 'accreditation', 'habilitations', 'habilitations et certifications', 'permits', 'permis', 'registration', 'registrations', 'registration and training', 'qualifications and training', 'berechtigungen', 'lehrgange', 'scheine', 'registrations and certifications',
  ]],
  ['publications', [
    'publications', 'selected publications', 'papers', 'research papers', 'patents', 'publications and patents', 'patents and publications', 'articles', 'books', 'journal articles',
    'conference papers', 'publikationen', 'veroffentlichungen', 'publicaciones', 'pubblicazioni', 'publicacoes', 'peer reviewed publications', 'writing', 'publications and presentations',
  ]],
  ['languages', [
    'languages', 'language', 'language skills', 'foreign languages', 'spoken languages', 'sprachen', 'sprachkenntnisse', 'langues', 'idiomas', 'lingue', 'linguas',
    'languages spoken', 'langues etrangeres', 'conoscenze linguistiche', 'competenze linguistiche', 'language proficiency', 'lingue straniere',
    'i speak', 'languages i speak', 'what i speak', 'lenguas', 'idiomas y nivel',
  ]],
  ['volunteering', [
    'volunteering', 'volunteer', 'volunteer experience', 'volunteer work', 'community service', 'community involvement', 'community', 'volunteering experience', 'social engagement',
    'community engagement', 'volunteer activities', 'civic engagement', 'outreach', 'ehrenamt', 'ehrenamtliche tatigkeit', 'ehrenamtliches engagement', 'engagement', 'soziales engagement',
    'benevolat', 'engagement associatif', 'voluntariado', 'volontariato', 'trabalho voluntario', 'service', 'leadership and volunteering', 'volunteer and leadership',
    'voluntary work', 'voluntary experience', 'voluntary', 'volunteer service', 'giving back', 'charity work', 'voluntary service', 'pro bono', 'ehrenamtliche arbeit',
  ]],
  ['speaking', ['speaking', 'talk', 'ponencias', 'palestras', 'conferenze', 'interventi', 'talks', 'presentations', 'conferences', 'speaking engagements', 'conference talks', 'invited talks', 'vortrage', 'conferencias', 'selected talks', 'talks and presentations', 'public speaking', 'conference presentations']],
  ['military', ['military', 'military service', 'military experience', 'wehrdienst', 'service militaire', 'servicio militar', 'servizio militare', 'servico militar', 'militardienst', 'bundeswehr', 'grundwehrdienst', 'zivildienst']],
  ['hobbies', [
    'hobbies', 'interests', 'hobbies and interests', 'interests and hobbies', 'personal interests', 'activities and interests', 'interests and activities', 'other interests', 'hobbys',
    'interessen', 'hobbys und interessen', 'interessen und hobbys', 'freizeit', 'loisirs', 'centres d interet', 'centre d interet', 'interets', 'intereses', 'aficiones', 'interessi', 'hobby',
    'interesses', 'passions', 'outside of work', 'centres dinteret',
  ]],
  ['other', ['research interests', 'areas of interest', 'research areas', 'research focus', 'forschungsinteressen', 'interets de recherche']],
  ['references', ['references', 'referees', 'referenzen', 'referencias', 'referenze', 'referencias profissionais', 'recommendations', 'testimonials', 'reference', 'recommandations', 'referencias laborales', 'referencias personales']],
] // prettier-ignore
