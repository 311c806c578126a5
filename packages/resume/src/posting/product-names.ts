// Names of products, as their makers write them: the titles of Simple Icons 16.37.0 (simpleicons.org), which is in the
// public domain (CC0 1.0). Left out: names that are plain English words, because a posting that says "Target" seldom
// means the shop.

export const productNames: readonly string[] = `
.ENV|1001Tracklists|2FAS|ABB|Abbvie|Accusoft|AccuWeather|Acer|ACM|Acode|ActiGraph|Activeloop|Activision|ActivityPub|Actix|Acura|Adafruit|AdAway|
AdBlock|Adblock Plus|addy.io|AdGuard|Adminer|AdonisJS|ADP|Adroll|Adyen|Aegis Authenticator|AFDIAN|AFFiNE|Afterpay|AfterShip|Agora|AIB|AIOHTTP|Aiqfome|
Air Transat|AirAsia|Airbnb|Airbrake|Airbus|Airbyte|Aircall|AirPlay Audio|AirPlay Video|Airtable|Airtel|Ajv|Akamai|Akasa Air|Akaunting|Akiflow|
Alacritty|Alamy|Albert Heijn|Alby|Aldi Nord|Algolia|Algorand|Alibaba Cloud|Alibaba.com|Alienware|AliExpress|Alipay|AList|AlliedModders|AllTrails|
AlmaLinux|alphaXiv|Alpine.js|AlternativeTo|Alwaysdata|AMG|Amul|Andela|AniChart|AniList|Anime.js|AnkerMake|Anki|Ansible|Ansys|Anta|Antena 3|AntennaPod|
Anthropic|AntV|Anycubic|AnyDesk|Anytype|Apache Airflow|Apache Avro|Apache CloudStack|Apache CouchDB|Apache DolphinScheduler|Apache ECharts|
Apache Flink|Apache FreeMarker|Apache JMeter|Apache Kylin|Apache Lucene|Apache NetBeans IDE|Apache NiFi|Apache PDFBox|Apache RocketMQ|Apache Solr|
Apache Superset|Aparat|Apifox|APM Terminals|Apollo GraphQL|AppGallery|Appian|AppImage|Appium|AppManager|AppSignal|Appsmith|AppVeyor|Appwrite|ArangoDB|
ArcGIS|Archicad|Ardour|Ariakit|Arlo|Arm Keil|Ars Technica|Artix Linux|ArtStation|arXiv|Asahi Linux|Asana|Asciidoctor|asciinema|ASDA|Aseprite|
AssemblyScript|Astra|Astro|ASUS|AtlasOS|Atlassian|AtomGit|Auchan|Audio-Technica|Audiobookshelf|Audioboom|Audiomack|Autentique|Auth0|Authelia|
Authentik|AutoCAD|AutoCannon|Autodesk|Autodesk Maya|Autodesk Revit|AutoHotkey|AutoIt|Automattic|Autoprefixer|AutoZone|avajs|AvaloniaUI|avianca|Avira|
AVM|awesomeWM|Awwwards|Axios|Babelio|Babylon.js|Backblaze|Backbone.js|Backendless|Badoo|Bambu Lab|Bandcamp|BandLab|Bandsintown|Barclays|Baremetrics|
Barmenia|Base UI|Basecamp|Baserow|Bastyon|Bata|Bazel|Beatport|Beats by Dre|BeatStars|Behance|BEM|Bento|BentoBox|BentoML|BeReal|Betfair|Better Auth|
BetterDiscord|bigbasket|BigBlueButton|BigCommerce|Bilibili|BIM|Binance|Bio Link|Bioconductor|Biome|BisectHosting|Bitbucket|Bitcoin SV|BitComet|
Bitdefender|Bitly|Bitrise|Bitsy|Bitwarden|Bitwig|Blackmagic Design|Blazemeter|Blazor|Blibli|Blockbench|Bloglovin|Bluesky|Bluesound|BMC Software|
BNB Chain|BoardGameGeek|Boehringer Ingelheim|Bookalope|BookBub|Bookmeter|BookMyShow|BookStack|Boosty|BorgBackup|Botble CMS|boulanger|Boxy SVG|
Braintree|Braintrust|Brandfetch|Brandfolder|Brenntag|Brevo|Brex|Broadcom|bspwm|Budibase|Buefy|Bugcrowd|Buhl|Buildkite|BuiltByBit|Bukalapak|Bulma|
Bungie|bunq|BuySellAds|BuzzFeed|BVG|ByteDance|CachyOS|CafePress|CaixaBank|CakePHP|Calendly|Calibre-Web|Camunda|CapRover|Cardano|Cardmarket|
Carlsberg Group|Carrd|Carrefour|Carto|Castbox|Castorama|CBC|CCC|CCleaner|CD Projekt|Celestron|CentOS|Ceph|Chai|Chainguard|Chainlink|Chakra UI|
Chart.js|ChartMogul|ChatBot|Chatwoot|CheckiO|Checkmarx|Checkmk|Chedraui|Cheerio|Chemex|Chia Network|Chocolatey|Chupa Chups|Cinny|CircleCI|
CircuitVerse|Citrix|CiviCRM|Civo|Clarifai|Claris|Clarivate|ClickHouse|ClickUp|CLion|Clockify|CloudBees|CloudCannon|Cloudera|Cloudflare|
Cloudflare Pages|Cloudflare Workers|Cloudinary|Cloudron|Cloudsmith|Cloudways|Clubforce|Clyp|CMake|CNCF|CNES|CNET|Coca-Cola|CocoaPods|Cocos|Codacy|
Codeberg|CodeBuddy|Codecademy|CodeceptJS|CodeChef|Codecov|CodeCrafters|CodeFactor|Codeforces|Codefresh|CodeIgniter|Codemagic|Codementor|CodeMirror|
CodeNewbie|CodeProject|Coder|CodeRabbit|CodersRank|Coderwall|CodeSandbox|Codeship|CodeSignal|CodeStream|Codewars|CodinGame|Codio|CoffeeScript|Coggle|
Coinbase|CoinMarketCap|Collabora Online|ComicFury|Commerzbank|commitlint|CompTIA|Comsol|Conda-Forge|Conekta|Contabo|Contactless Payment|containerd|
Contao|Contensis|Contentful|Contentstack|Continente|Convertio|Cookiecutter|Coolify|Copa Airlines|Coppel|Coreboot|CorelDRAW|Corona Renderer|Couchbase|
CountingWorks PRO|Coursera|Coze|cPanel|Craft CMS|CrateDB|Creality|Credly|Crehana|CrewAI|Crowdin|Crowdsource|Crunchbase|Crunchyroll|CRYENGINE|
Cryptomator|CryptPad|CSDN|CTS|Cultura|CurseForge|CyberDefenders|Cytoscape.js|Dacia|DAF|daily.dev|Dailymotion|daisyUI|Dapr|Darty|Das Erste|Dashlane|
Dask|Databricks|DataCamp|Datadog|DataGrip|Dataiku|DataStax|date-fns|DATEV|DatoCMS|Datto|DaVinci Resolve|Dazhong Dianping|DAZN|DBeaver|dblp|
Debrid-Link|Decap CMS|Decentraland|DeepCool|Deepgram|deepin|DeepL|DeepMind|Deepnote|DeepSeek|Deezer|Deliveroo|Deno|Deno Deploy|Denon|Dependabot|
Depositphotos|Der Spiegel|Deutsche Bahn|Deutsche Bank|Deutsche Post|Deutsche Telekom|Deutsche Welle|dev.to|Devbox|DevExpress|DeviantArt|Devpost|
devRant|Devuan|Dgraph|DHL|Dialogflow|DiceBear|Dify|Digg|Digi-Key Electronics|DigitalOcean|Directus|Discogs|discord.js|Disqus|Disroot|Distrobox|
Distrokid|DJI|Dlib|DLNA|dlthub|DMM|Docker|Docsify|Docusaurus|Dogecoin|DOI|Dolibarr|DoorDash|Dota 2|Douban|Douban Read|Dovecot|Downdetector|Doxygen|
DPD|Dragonframe|Draugiem.lv|Dreamstime|Dribbble|Drooble|DS Automobiles|DTS|DTube|Ducati|DuckDB|DuckDuckGo|Dunzo|Duolingo|Duplicati|DVC|dwm|Dynatrace|
E.Leclerc|EAC|EasyEDA|easyJet|EBOX|Eclipse Adoptium|Eclipse Mosquitto|Eclipse Vert.x|Ecosia|Ecovacs|EDEKA|EditorConfig|Educative|edX|Egnyte|EJS|
Elavon|Elegoo|Elementor|ElevenLabs|Eleventy|Elgato|Elsevier|Embarcadero|Ember.js|Emby|Emlakjet|EndeavourOS|Enpass|ENS|Ente|EnterpriseDB|Envato|EPEL|
Equinix Metal|ERPNext|esbuild|ESEA|ESLGaming|ESLint|ESPHome|Espressif|ESRI|etcd|Ethereum|Ethers|Etihad Airways|Etsy|Evernote|Every.org|Excalidraw|
Exercism|Exordo|Exoscale|Expedia|Expensify|ExpressVPN|EyeEm|FACEIT|Facepunch|Fairphone|Falco|FamPay|Fandango|Fanfou|Fantom|Farcaster|FareHarbor|
FARFETCH|FastAPI|Fastify|Fastlane|Fastly|Favro|Fawry|Feedly|FerretDB|FFmpeg|FIFA|Figma|figshare|Fila|Filen|FileZilla|Fillout|Fineco|Fing|Firefish|
Fireship|Firewalla|Fitbit|FiveM|Fiverr|Flashforge|Flathub|Flatpak|Flickr|Flightaware|Flipboard|Floatplane|Floorp|Fluentd|Fluxer|Flyway|FMOD|Fnac|
Folium|Folo|Fonoma|FontBase|FontForge|foodpanda|Forgejo|Formbricks|Formik|Formspree|Formstack|Fortinet|Fortnite|Fossa|Fossil SCM|
Foundry Virtual Tabletop|Foxtel|Fozzy|Franprix|Frappe|Fraunhofer-Gesellschaft|FreeBSD|FreeCAD|freeCodeCamp|freedesktop.org|freelancermap|FreeNAS|
freenet|Freepik|FreeTube|FreshRSS|Frontend Mentor|Frontify|Fubo|Fueler|Fuga Cloud|Fujifilm|FusionAuth|FutureLearn|Fyle|Galaxus|GameBanana|Gameloft|
Gamemaker|Gandi|Garmin|Garuda Linux|Gcore|GDAL|GeeksforGeeks|GeoPandas|Gerrit|GetX|Ghostery|Ghostfolio|Ghostty|GIMP|GIPHY|Git|Git Extensions|
Git for Windows|Git LFS|GitBook|GitCode|Gitconnected|Gitea|Gitee|gitignore.io|GitKraken|GitLab|Gitpod|Gitter|GL.iNet|Glassdoor|Globus|Glovo|glTF|
Gmail|GMX|GNU IceCat|GoCD|GoDaddy|Godox|GoFundMe|Gojek|GoLand|Goodreads|Google AdMob|Google AdSense|Google Analytics|Google Authenticator|
Google Bigtable|Google Colab|Google Dataflow|Google Dataproc|GoToMeeting|GPLv3|Gradio|Gradle|Gradle Play Publisher|Grafana|Grammarly|Grand Frais|
GrapheneOS|GraphQL|Grav|Gravatar|Graylog|GreenSock|GreptimeDB|Gridsome|Grocy|GroupMe|Groupon|GSAP|GSK|GSMA|GSMArena.com|GStreamer|GTK|Guilded|Gumroad|
Gumtree|Gunicorn|Gurobi|Habr|Hackaday|HackerEarth|HackerOne|HackerRank|HackMD|Hackster|Handlebars.js|HappyCow|HAProxy|HarmonyOS|Hashcat|HashiCorp|
Hashnode|Haskell|Hasura|Hatena Bookmark|Havells|Haxe|HCL|HDFC Bank|Headless UI|Headspace|hearthis.at|Hedera|HedgeDoc|HelloFresh|Helly Hansen|HelpDesk|
Hepsiemlak|HeroUI|Hetzner|Hevy|Hexlet|Hexo|HiveMQ|Homarr|HomeAdvisor|Homebrew|Homebridge|homify|Honeybadger|Honeygain|Hono|Hootsuite|Hoppscotch|
Hostinger|Hotjar|Hotwire|Houzz|HTC|HTC Vive|htmx|htop|HTTPie|Huawei|HubSpot|HumHub|Husqvarna|Hyperskill|HyperX|Hypit|Hyprland|IATA|iBeacon|ICICI Bank|
Icinga|iCloud|IcoMoon|Iconfinder|Iconify|IconJar|ICQ|iFixit|iFood|IFTTT|IGDB|IGN|iHeartRadio|iLovePDF|ImageJ|IMDb|iMessage|Imgur|Immer|Immich|Imou|
ImprovMX|Indie Hackers|IndieWeb|INFINITI|InfinityFree|InfluxDB|Infomaniak|InfoQ|Infosys|Infracost|Inkdrop|Inkscape|Inoreader|Insta360|Instacart|
Instapaper|Instatus|Instructables|Instructure|IntelliJ IDEA|InteractJS|Interbase|Intermarche|Intigriti|ioBroker|Ionos|IPFS|iRobot|ISC2|ISRO|Issuu|
Istio|iTerm2|ITVx|IVECO|Jaeger|Jameson|Jamstack|JBL|JCB|JDoodle|Jellyfin|JetBlue|JetBrains|Jetpack Compose|JFrog|JFrog Pipelines|JHipster|Jinja|Jio|
Jira|Jira Software|JitPack|Jitsi|Joomla|JOUAV|jQuery|jsDelivr|JSFiddle|JSON|JSON Web Tokens|JSR|JSS|JUCE|Juejin|JUKE|JUnit5|Jupyter|JustGiving|Kaggle|
Kagi|KaiOS|Kakao|KakaoTalk|Kamailio|Kando|Kaniko|Karakeep|Karlsruher Verkehrsverbund|Kasa Smart|KashFlow|Kaspersky|Katana|Kaufland|KDE|KDE neon|
KDE Plasma|Kdenlive|Kedro|Keenetic|Keep a Changelog|KeePassXC|KeeWeb|Kenmei|Kentico|Keploy|Keras|Keybase|KeyCDN|Keycloak|Khronos Group|Kibana|KiCad|
Kickstarter|Kik|Kimi|Kinopoisk|Kinsta|Kitsu|Kiwix|Klarna|Kleinanzeigen|KLM|Klook|Knative|Knex.js|KNIME|Knip|KnowledgeBase|Ko-fi|Koa|Koc|Kodi|Kodular|
Koenigsegg|Kofax|Komoot|Konami|Kongregate|Konva|KOReader|Koyeb|Kred|Krita|KTM|Ktor|Kuaishou|Kubernetes|Kubespray|Kubuntu|KuCoin|Kueski|Kuma|Kununu|
Kuula|Kyocera|LabEx|LabVIEW|LADA|LangChain|LangChain Corporate|Langflow|LangGraph|LanguageTool|Lapce|Laragon|Laravel|Laravel Horizon|Laravel Nova|
LastPass|Launchpad|LazyVim|LBRY|Leanpub|LeetCode|Lefthook|Leica|Lemmy|Lemon Squeezy|Lenovo|Leptos|Lerna|Les libraires|Letterboxd|Li-Ning|Libera.Chat|
Liberapay|LibraryThing|LibreOffice Calc|LibreTranslate|LibreTube|LibreWolf|libuv|Lichess|Lidl|LIFX|LightBurn|LimeSurvey|LineageOS|Linkerd|Linkfire|
Linksys|Linktree|Linkvertise|Linphone|LintCode|LinuxServer|Liquibase|ListenHub|listmonk|Litecoin|LITIENGINE|LiveChat|LiveJournal|LiveKit|Livewire|
LLVM|LM Studio|LMMS|LocalSend|LocalXpose|Lodash|LogMeIn|Logseq|Logstash|Looker|LoopBack|Lospec|LottieFiles|LTspice|Lua|Luanti|Lubuntu|Lucide|Lumen|
Luogu|Lutris|LVGL|Lyft|MAAS|macOS|MacPaw|MacPorts|Magasins U|Magisk|Mahindra|MailChimp|Mailgun|Mailtrap|MainWP|MakerBot|Malwarebytes|Mamba UI|MAMP|
ManageIQ|Mangacollec|MangaUpdates|Manjaro|Mantine|Mapbox|Mapillary|MapLibre|MapTiler|Marko|MarvelApp|mastercomfig|Material for MkDocs|Matillion|
Matomo|Matter.js|Mattermost|Matternet|Mautic|Max-Planck-Gesellschaft|McAfee|McLaren|MDBList|mdBook|MDN Web Docs|MDX|Mealie|MediaFire|MediaMarkt|
MediaPipe|MediaTek|MediBang Paint|Meetup|MEGA|Meilisearch|Meituan|Meizu|Mendeley|MentorCruise|Mercado Pago|Metabase|Metacritic|MetaFilter|MetaGer|
Metasploit|MeWe|Mezmo|Micro Editor|Micro.blog|MicroPython|Microstation|MicroStrategy|MIDI|Migadu|Mihon|miHoYo|MikroTik|Milanote|Milvus|MinGW-w64|
MiniMax|MinIO|Mintlify|Minutemailer|Miraheze|Misskey|Mistral AI|Mixcloud|Mixpanel|MLB|MLflow|MobX|MobX-State-Tree|ModelScope|Modin|Modrinth|MODX|
Mojeek|Moleculer|Momenteo|Monero|MoneyGram|Monkeytype|MonoGame|Monoprix|Monzo|Moodle|Moonrepo|Moq|Moqups|Morrisons|Movistar|mpv|MQTT|MSI|MSI Business|
MTA|MTR|MUBI|MUI|Mullvad|Multisim|MUO|MusicBrainz|MX Linux|MyAnimeList|MyGet|MYOB|MyShows|Namebase|Namecheap|NameMC|NameSilo|Namu Wiki|Nano|
Nano Stores|NativeScript|NATS.io|Naver|NBB|NDI|NDR|NEC|Nederlandse Spoorwegen|Neovim|NestJS|NetApp|NetBSD|netcup|Netdata|NetEase Cloud Music|NETGEAR|
Netim|Netlify|Nette|Netto|Neutralinojs|Newegg|Newgrounds|NewPipe|NEXON|Next.js|nextbike|NextBillion.ai|Nextcloud|NextDNS|Nextdoor|Nextflow|Nextra|
nf-core|NFC|NGINX|Nginx Proxy Manager|ngrok|NgRx|Nhost|NiceHash|niconico|Nim|niri|NixOS|Nobara Linux|Node.js|NodeBB|NodeGui|Nodemon|Norco|NordVPN|
NotebookLM|Notesnook|Notist|Novu|npm|Nrwl|NSIS|ntfy|Nubank|Nucleo|NuGet|Numba|NumPy|Nunjucks|Nushell|Nutanix|Nuxt|nvm|NXP|NZXT|OBS Studio|Obtainium|
OceanBase|OCLC|oclif|October CMS|OctoPrint|Oculus|Odido|Odnoklassniki|Odoo|Odysee|okcupid|Okta|OKX|Ollama|Omada Cloud|Omarchy|OnePlus|OneStream|
OnlyFans|ONLYOFFICE|ONNX|OnStar|OOMOL|OpenAI Gym|OpenAPI Initiative|OpenBao|OpenBSD|OpenCage|OpenCode|OpenCritic|OpenCV|OpenFaaS|OpenGL|openHAB|
OpenID|OpenJDK|OpenJS Foundation|Openlayers|openmediavault|OpenMined|OpenNebula|OpenProject|OpenRouter|OpenSCAD|OpenSea|OpenSearch|OpenSSL|OpenStack|
OpenStreetMap|openSUSE|OpenTelemetry|OpenText|OpenTofu|OpenTUI|Openverse|OpenVPN|OpenWrt|OpenZeppelin|OpenZFS|Opera GX|OPNsense|OPPO|Opsgenie|
OpsLevel|Optuna|ORCID|Org|Ory|Osano|OSF|OSGeo|OsmAnd|OSMC|Overleaf|OVH|OWASP|OWASP Dependency-Check|ownCloud|Oxc|OYO|p5.js|Packagist|Packt|
PaddlePaddle|Padlet|Pagekit|PagerDuty|PageSpeed Insights|PagSeguro|Palantir|Palo Alto Networks|Palo Alto Software|Pandoc|Pangolin|Paperless-ngx|
Paperspace|Parse.ly|Passbolt|Pastebin|Patreon|PAYBACK|Paychex|Payhip|Payload CMS|Payoneer|Paysafe|Paytm|PCGamingWiki|PDM|Peerlist|PeerTube|Peloton|
Penpot|Personio|Pexels|pfSense|Phabricator|PhonePe|Photobucket|Photocrowd|Photopea|phpBB|phpMyAdmin|PhpStorm|Piaggio Group|Piapro|Picarto.TV|PicPay|
Picrew|Picsart|Picxy|Pimcore|Pinboard|Pingdom|Pinia|pino|Pinterest|Pipecat|pipx|Piwigo|Pix|Pixabay|Pixelfed|pixiv|Pixlr|pkgsrc|PlanetScale|PlanGrid|
PlatformIO|Platzi|Plausible Analytics|PlayCanvas|PlayStation Vita|Pleroma|Plesk|Plex|Plotly|Pluralsight|Plurk|pnpm|PocketBase|Podman|Polars|Polkadot|
Poly|Polywork|Pomerium|Porkbun|PortableApps.com|Portainer|PortSwigger|PostCSS|PostHog|Postiz|Postmates|pre-commit|Preact|prek|PreMiD|PrepBytes|
PrestaShop|Prezi|PrimeFaces|PrimeNG|PrimeReact|PrimeVue|Printables|Prisma|Prismic|Probot|ProcessOn|ProcessWire|Progate|ProseMirror|ProSieben|Proto.io|
Proton VPN|ProtonDB|Proxmox|PUBG|Publons|PubMed|Pulumi|PureScript|PurgeCSS|Pushbullet|PWA|PyCharm|PyCQA|Pydantic|PyG|PyPI|PyPy|PyScaffold|PySyft|
Pytest|PythonAnywhere|PyUp|Qase|qbittorrent|Qdrant|QEMU|QGIS|Qiita|Qiskit|QIWI|Qlik|Qlty|QMK|QNAP|Qodo|Qualtrics|Qualys|Quantcast|QuantConnect|
Quarkus|Qubes OS|QuickBooks|QuickLook|QuickTime|quicktype|Quizlet|Quora|Qwant|QWen|Qwik|Qwiklabs|Qzone|RabbitMQ|RAD Studio|radarr|Radix UI|Rainmeter|
RainYun|Rakuten|Rakuten Kobo|Rarible|Rasa|Ratatui|Ravelry|Raycast|Raylib|Razer|Razorpay|Rclone|ReactiveX|ReactOS|Read.cv|ReadMe|Redash|Redbubble|
Reddit|Redmine|Redox|Redragon|Redsys|Redux|Redux-Saga|RedwoodJS|Reka UI|Remix|remove.bg|Renren|Replit|Republic of Gamers|ReScript|RescueTime|
ResearchGate|ReSharper|Resurrection Remix OS|Retro Achievements|RetroArch|RetroPie|ReVanced|reveal.js|RevenueCat|ReverbNation|Revolut|REWE|Rezgo|
Rimac Automobili|RISC-V|Riseup|Rive|roadmap.sh|Robinhood|Roblox|Roblox Studio|Roboflow|RocksDB|Rockstar Games|Rollbar|Rolldown|rollup.js|Roon|ROS|
Rossmann|Roundcube|RSocket|RSS|RStudio IDE|RTL|RTLZWEI|RTM|RuboCop|RubyGems|RubyMine|Rumahweb|Rundeck|Runkeeper|RunKit|Runrun.it|RustDesk|RustFS|RxDB|
Ryanair|Sabanci|SageMath|Sahibinden|Sails.js|Salla|Sanic|Sartorius|Saudia|Scaleway|Scania|scikit-learn|Scilab|SciPy|Scopus|SCP Foundation|Scrapbox|
Scrapy|Screencastify|Scrimba|ScrollReveal|Scrum Alliance|Scrutinizer CI|ScyllaDB|Seafile|Seagate|SearXNG|SeatGeek|SecurityScorecard|Sefaria|Sellfy|
Semantic UI|Semantic UI React|Semrush|SemVer|Sencha|Sennheiser|Sensu|SEPA|Sequelize|ServBay|Serverless|Sessionize|Setapp|Setuptools|SFML|shadcn/ui|
ShareX|Shazam|Shenzhen Metro|Shikimori|Shopee|Shopify|Shopware|Showpad|Showtime|Showwcase|Sidekiq|SideQuest|SiFive|Similarweb|Simkl|Simple Analytics|
Simple Icons CDN|SimpleLocalize|SimpleLogin|Simplenote|Sina Weibo|SingleStore|Sitecore|SitePoint|SiYuan|Skaffold|Sketchfab|SketchUp|Skillshare|
Skypack|SlickPic|SlideShare|Slint|SmartThings|Smoothcomp|SMRT|SmugMug|Snapchat|Snapcraft|SNCF|Snowpack|Snyk|Softpedia|Sogou|Solana|Sololearn|Solus|
SonarQube Cloud|SonarQube for IDE|SonarQube Server|sonarr|Sonatype|Songkick|Songoda|SonicWall|Sonos|Soriana|Soundcharts|SoundCloud|SourceHut|
Sourcetree|Spacemacs|SpaceX|Sparkasse|SparkFun|SparkPost|SPDX|Speedtest|SpeedyPage|SpiderMonkey|SpigotMC|Splunk|Spond|Spotify|Spreadshirt|Spreaker|
Spyder IDE|SQLAlchemy|Square Enix|Squarespace|SRG SSR|SSRN|Stackbit|StackBlitz|StackEdit|StackHawk|StackShare|Staffbase|Stagetimer|StandardJS|
Stardock|Starship|start.gg|Startpage|STARZ|Statamic|Statista|Statuspage|Statuspal|SteamDB|Steamworks|Steelseries|Steem|Steemit|Steinberg|Stencyl|
STMicroelectronics|StockX|StopStalk|Storyblok|Strapi|Strava|Streamlabs|Streamlit|StreamRunners|Stremio|strongSwan|Stryker|StubHub|stylelint|
StyleShare|Substack|suckless|Suitest|SumUp|Suno|Supabase|Supercell|Supercrease|Supermicro|Surfshark|SurrealDB|SurveyMonkey|SVG|SVG.js|SVGO|SvgTrace|
SWC|Swiggy|Swiper|Swisscows|SWR|Symantec|Symbolab|Symfony|SymPy|Syncthing|Synology|Tabelog|TableCheck|Taichi Graphics|Taichi Lang|Tailscale|Taipy|
Talend|Talenthouse|Talos|Tamiya|Tampermonkey|TanStack|Taobao|Tapas|TAROM|Tarteaucitron|Tasmota|Tata|Tata Consultancy Services|Tauri|TaxBuzz|TeamCity|
TeamSpeak|TeamViewer|TechCrunch|TeePublic|Teespring|Tekton|TELE 5|Telenor|Tencent Hy|Teradata|teratail|Termius|Terraform|Tesco|TestCafe|Testin|
TestRail|Textpattern|TGA|Thangs|Thanos|The Spriters Resource|The StoryGraph|Thingiverse|ThinkPad|thirdweb|Threadless|Three.js|Threema|Thunderstore|
Thurgauer Kantonalbank|Thymeleaf|TickTick|TiDB|TiddlyWiki|Tidyverse|TietoEVRY|TikTok|Tilda Publishing|Tindie|Tinkercad|tinygrad|TinyLetter|Tistory|
tldraw|tmux|Todoist|Toggl|Toggl Track|Tokio|TOML|Tomorrowland|TomTom|Top.gg|Topcoder|Toptal|Torizon|TOTVS|TourBox|TP-Link|tqdm|Traccar|TradingView|
TRAE|Traefik Mesh|Traefik Proxy|Trailforks|TrainerRoad|Trakt|Transifex|Traxsource|Treehouse|Trello|Trend Micro|Tresorit|Treyarch|Trezor|Tricentis|
Trilium|Triller|TrillerTV|Trimble|Trino|Tripadvisor|trivago|Trivy|TRMNL|Trove|tRPC|TrueNAS|TrueUp|trulia|Trustpilot|TryHackMe|Tubi|TUI|Tumblr|Turbo|
Turborepo|TurboSquid|Turso|Tuta|Twinkly|Twinmotion|Typeform|TypeORM|Typer|Typst|Uber|Uber Eats|Ubiquiti|Ubisoft|uBlock Origin|Udacity|Udemy|UFC|UIkit|
UiPath|UKCA|Ultralytics|Ulule|Umami|Umbraco|Umbrel|UML|Unacademy|Underscore.js|Undertale|Uniqlo|UnJS|Unlicense|UnoCSS|unpkg|Unraid|Unsplash|Untappd|
UpCloud|UpLabs|Upptime|Upstash|Uptime Kuma|Upwork|UserVoice|USPS|uTorrent|Vaadin|Vala|Valorant|Vaultwarden|Vauxhall|vBulletin|Vectary|Vectorworks|
Veeam|VEED|Veepee|Velog|Vencord|Venmo|Vercel|Verdaccio|Veritas|Vespa|Vestel|VEXXHOST|vFairs|Viadeo|Viaplay|Viber|Viblo|VictoriaMetrics|Victron Energy|
Vikunja|Vimeo|Vimeo Livestream|Vinted|VirtualBox|VirusTotal|visx|Vite|VitePress|Vitess|Vitest|Vivino|Vivint|vivo|VLC media player|vLLM|VMware|
Vodafone|voelkner|Vonage|Voron Design|Vowpal Wabbit|VOX|VRChat|VSCO|VSCodium|VTEX|Vue.js|Vuetify|VueUse|Vulkan|Vultr|Vyond|Wacom|Wagmi|Wagtail|
WakaTime|Wallabag|WalletConnect|Wantedly|Wappalyzer|Wasabi|wasmCloud|Wasmer|Wattpad|Wayland|Waze|WazirX|Weasyl|Web3.js|WebAssembly|WebAuthn|
webcomponents.org|WebdriverIO|Webex|Webflow|WebGL|WebGPU|Weblate|Webmin|WebMoney|Webpack|WebRTC|WebStorm|WEBTOON|webtrees|WeChat|WeGame|Wellfound|
WEMO|WeRead|WeTransfer|WezTerm|wgpu|WhatsApp|wiki.gg|Wiki.js|Wikibooks|Wikidata|Wikimedia Commons|Wikimedia Foundation|Wikiquote|Wikisource|
Wikiversity|Wikivoyage|Winamp|Wipro|WireGuard|Wireshark|Wistia|Wix|Wizz Air|Wolfram Mathematica|Wondershare|Wondershare Filmora|WooCommerce|WP Engine|
WP Rocket|WPExplorer|WWE|Wwise|WXT|Wykop|Wyze|X.Org|XAMPP|Xcode|XDA Developers|Xendit|Xero|XFCE|Xiaohongshu|Xiaomi|Xing|XMPP|XRP|XSplit|XState|
Xubuntu|xyflow|Y Combinator|Yaak|yabai|YAML|Yandex Cloud|Yii|Yoast|YOLO|YouHodler|Yubico|YunoHost|Zaim|Zalando|Zalo|Zapier|Zazzle|Zcash|ZCOOL|ZDF|
ZebPay|ZecTrix|Zelle|Zend|Zendesk|Zenn|Zenodo|Zensar|Zensical|Zerodha|ZeroTier|Zettlr|Zhihu|Zig|Zigbee|Zigbee2MQTT|Ziggo|Zilliz|Zillow|ZincSearch|
Zingat|Zod|Zoho|Zoiper|Zomato|Zorin|Zotero|Zsh|Zulip|Zyte
`
  .trim()
  .split(/[|\n]+/)
