// For tests only: the people of the third everyday set. All invented.
import type { Subject } from '@galley/honesty/guard/testing/proposals'
import { formOf } from '@galley/honesty/guard/testing/proposals'

const preamble = String.raw`\documentclass[letterpaper,11pt]{article}
\usepackage[T1]{fontenc}
\usepackage[margin=0.8in]{geometry}
\usepackage{enumitem}
\usepackage[hidelinks]{hyperref}
\newcommand{\entry}[4]{\noindent\textbf{#1}\hfill #2\\\textit{#3}\hfill\textit{#4}\par}
\begin{document}
`

const electrician: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Ray Sandoval}\\ ray.sandoval@example.com \textbar{} (505) 555-0166 \textbar{} Albuquerque, NM\end{center}
\section*{Experience}
\entry{Journeyman Electrician}{May 2017 -- Present}{Mesa Electric}{Albuquerque, NM}
\begin{itemize}
\item Wire new houses and small shops, about 30 a year.
\item Find and repair faults in panels and lighting circuits.
\item Put in EV chargers for 45 customers since 2021.
\item Show two apprentices how to bend conduit and read plans.
\item Passed every city inspection in 2023 on the first visit.
\end{itemize}
\entry{Apprentice Electrician}{Jun 2013 -- Apr 2017}{Rio Grande Power Services}{Belen, NM}
\begin{itemize}
\item Pulled cable and mounted boxes on school and clinic jobs.
\item Kept the van stocked and the tools in order.
\end{itemize}
\section*{Education}
\entry{Electrical Apprenticeship Program}{2013 -- 2017}{Central New Mexico Community College}{Albuquerque, NM}
\section*{Licenses}
Journeyman Electrician EE-98J, New Mexico (2017)
\section*{Skills}
Residential wiring, troubleshooting, conduit bending, EV chargers, blueprint reading
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Ray Sandoval',
      email: 'ray.sandoval@example.com',
      phone: '(505) 555-0166',
      address: 'Albuquerque, NM',
    },
    skills: [
      'Residential wiring',
      'Troubleshooting',
      'Conduit bending',
      'EV chargers',
      'Blueprint reading',
      'Solar panels',
    ],
  }),
  jobDescription:
    'Electrical Foreman at Highline Solar. Lead a crew of eight, commercial and industrial projects, PLC, three-phase motors, NFPA 70E, OSHA 30, estimating, Procore, master license preferred.',
}

const supportAgent: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Jasmine Lee}\\ jasmine.lee@example.com \textbar{} +1 (415) 555-0129 \textbar{} Oakland, CA\end{center}
\section*{Summary}
Customer support agent with four years in software companies.
\section*{Experience}
\entry{Customer Support Specialist}{Oct 2021 -- Present}{Brightdesk Software}{San Francisco, CA}
\begin{itemize}
\item Answer 50 chats and emails a day in Zendesk.
\item Customer satisfaction score of 94\% over the last four quarters.
\item Wrote 35 help center articles and 20 macros.
\item Report bugs to the engineers in Jira and follow up with customers.
\item Took part in hiring two new agents as an interviewer.
\end{itemize}
\entry{Call Center Agent}{Mar 2020 -- Sep 2021}{Pacific Phone \& Cable}{Oakland, CA}
\begin{itemize}
\item Took 70 calls per day about bills and outages.
\item Average handle time went from 9 minutes to 6.
\end{itemize}
\section*{Education}
\entry{B.A. in English}{2015 -- 2019}{San Francisco State University}{San Francisco, CA}
\section*{Skills}
Zendesk, Jira, Slack, technical writing, de-escalation
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Jasmine Lee',
      email: 'jasmine.lee@example.com',
      phone: '+1 (415) 555-0129',
      address: 'Oakland, CA',
    },
    skills: ['Zendesk', 'Jira', 'Slack', 'Technical writing', 'De-escalation', 'Google Sheets'],
  }),
  jobDescription:
    'Customer Success Manager at Lumina AI. Own a book of 60 enterprise accounts, reduce churn, drive adoption, QBRs, Salesforce, Gainsight, SQL, Intercom. 5+ years. Spanish a plus.',
}

const machineLearner: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Wei Chen}\\ wei.chen@example.com \textbar{} Toronto, ON \textbar{} \href{https://github.com/weichen-ml}{github.com/weichen-ml} \textbar{} +1 416 555 0173\end{center}
\section*{Experience}
\entry{Machine Learning Engineer}{Mar 2022 -- Present}{Maple Freight}{Toronto, ON}
\begin{itemize}
\item Trained a gradient boosting model that predicts delivery times; mean error fell from 48 to 31 minutes.
\item Serve predictions for 15,000 shipments a day with FastAPI and Docker.
\item Set up weekly retraining in GitHub Actions.
\item Worked with dispatchers to find out where the model was wrong.
\end{itemize}
\entry{Data Science Intern}{May 2021 -- Aug 2021}{Northern Trust Insurance}{Toronto, ON}
\begin{itemize}
\item Explored 5 years of claims data in pandas and presented the results to the actuaries.
\end{itemize}
\section*{Projects}
\entry{Bird Song Classifier}{2021}{Personal project}{}
\begin{itemize}
\item Fine-tuned a PyTorch network on 12,000 recordings; 87\% accuracy on 20 species.
\end{itemize}
\section*{Education}
\entry{MSc in Computer Science}{2020 -- 2022}{University of Waterloo}{Waterloo, ON}
\entry{BSc in Statistics}{2016 -- 2020}{McGill University}{Montr\'eal, QC}
\section*{Skills}
Python, pandas, scikit-learn, XGBoost, PyTorch, FastAPI, Docker, SQL, GitHub Actions
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Wei Chen',
      email: 'wei.chen@example.com',
      phone: '+1 416 555 0173',
      address: 'Toronto, ON',
      github: 'https://github.com/weichen-ml',
    },
    skills: [
      'Python',
      'pandas',
      'scikit-learn',
      'XGBoost',
      'PyTorch',
      'FastAPI',
      'Docker',
      'SQL',
      'GitHub Actions',
      'MLflow',
    ],
  }),
  jobDescription:
    'Senior ML Engineer, LLM Platform, at Orion Labs. Kubernetes, Ray, LangChain, RAG, vector databases, TensorFlow, MLOps, lead projects end to end, publications at NeurIPS or ICML, PhD preferred.',
}

const shiftLead: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Hannah Brooks}\\ hannah.brooks@example.com \textbar{} (503) 555-0118 \textbar{} Portland, OR\end{center}
\section*{Experience}
\entry{Shift Lead}{Jul 2021 -- Present}{Cedar Street Coffee}{Portland, OR}
\begin{itemize}
\item Lead shifts of 4 to 6 baristas in a shop that serves about 400 drinks a day.
\item Close the register, count the till and order milk and pastries.
\item Trained 9 new baristas on espresso and latte art.
\item Cut milk waste by 15\% by changing how we steam.
\end{itemize}
\entry{Barista}{Aug 2019 -- Jun 2021}{Cedar Street Coffee}{Portland, OR}
\begin{itemize}
\item Made drinks and took orders at the counter and the drive-through.
\item Cleaned machines and kept the floor safe.
\end{itemize}
\section*{Education}
\entry{High School Diploma}{2019}{Lincoln High School}{Portland, OR}
\section*{Certifications}
Oregon Food Handler Card (2023)
\section*{Skills}
Espresso, latte art, Square, cash handling, training
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: 'Hannah Brooks',
      email: 'hannah.brooks@example.com',
      phone: '(503) 555-0118',
      address: 'Portland, OR',
    },
    skills: ['Espresso', 'Latte art', 'Square', 'Cash handling', 'Training', 'Inventory'],
    certifications: [{ name: 'Oregon Food Handler Card', date: '2023' }],
  }),
  jobDescription:
    'Store Manager at Juniper Roasters. P&L responsibility, hire and manage a team of 20, scheduling, vendor negotiation, Toast POS, SCA barista certification, grow weekly sales, ServSafe.',
}

const marketingCoordinator: Subject = {
  latex: String.raw`${preamble}\begin{center}{\LARGE Emma O'Neill}\\ emma.oneill@example.com \textbar{} +353 85 555 0144 \textbar{} Dublin\end{center}
\section*{Profile}
Marketing coordinator for a charity, at home in e-mail and events.
\section*{Experience}
\entry{Marketing Coordinator}{January 2021 -- Present}{Harbour Homeless Trust}{Dublin}
\begin{itemize}
\item Write and send the monthly newsletter to 18,000 supporters with Mailchimp; open rate grew from 19\% to 27\%.
\item Organise two charity runs a year with 600 runners each.
\item Look after the Instagram and Facebook pages; followers went from 4,000 to 9,500.
\item Support the fundraising team with leaflets and donor letters.
\end{itemize}
\entry{Marketing Assistant}{September 2018 -- December 2020}{Liffey Books}{Dublin}
\begin{itemize}
\item Updated the web shop and wrote product texts for 300 titles.
\item Helped at readings and book fairs.
\end{itemize}
\section*{Education}
\entry{BA in Media Studies, Second Class Honours}{2015 -- 2018}{Maynooth University}{Maynooth}
\section*{Skills}
Mailchimp, Canva, WordPress, copywriting, event planning, social media
\end{document}
`,
  form: formOf({
    personalInfo: {
      name: "Emma O'Neill",
      email: 'emma.oneill@example.com',
      phone: '+353 85 555 0144',
      address: 'Dublin',
    },
    skills: ['Mailchimp', 'Canva', 'WordPress', 'Copywriting', 'Event planning', 'Social media', 'Google Analytics'],
  }),
  jobDescription:
    'Digital Marketing Manager at Emerald Fintech. Paid media (Google Ads, Meta), SEO, HubSpot, €500k budget, lead a team of three, B2B lead generation, CRM automation, TikTok, growth marketing.',
}

export const everydayPeople3 = { electrician, supportAgent, machineLearner, shiftLead, marketingCoordinator }
