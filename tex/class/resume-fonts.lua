-- resume-fonts.lua: which fonts LuaTeX takes letters from that the typeface lacks. resume-opentype-lua.def reads it.
-- Only fonts of scripts that the document has are listed: each takes time to load.
rs = { scripts = {}, found = {} }
local function text_of_document()
  local file = io.open(tex.jobname .. ".tex", "rb")
  local text = file and file:read("a")
  if file then file:close() end
  return text
end
local source = text_of_document()
local function occurs(ranges)
  if not source then return true end
  if not rs.codes then
    rs.codes = {}
    for _, code in utf8.codes(source, true) do rs.codes[code] = true end
  end
  for from, to in ranges:gmatch("(%x+)%-(%x+)") do
    for code in pairs(rs.codes) do
      if code >= tonumber(from, 16) and code <= tonumber(to, 16) then return true end
    end
  end
  return false
end
local function exists(file)
  if rs.found[file] == nil then
    rs.found[file] = (kpse.find_file(file, "truetype fonts") or kpse.find_file(file, "opentype fonts")) and true or false
  end
  return rs.found[file]
end
function rs.script(ranges, serif, sans, features)
  if pcall(utf8.len, source or "") and occurs(ranges) then table.insert(rs.scripts, { r = serif, s = sans, features = features }) end
end
function rs.declare(signs, sign_ranges, index)
  if not occurs(sign_ranges) then signs = "" end
  for _, kind in ipairs { "r", "s" } do
    for _, weight in ipairs { "Regular", "Bold" } do
      local list = {}
      for _, script in ipairs(rs.scripts) do
        local name = script[kind]
        local ending = name:find("CJK") and ".ttc" or ".ttf"
        local file = name .. "-" .. weight .. ending
        if not exists(file) then file = name .. "-Regular" .. ending end
        if exists(file) then
          table.insert(list, "file:" .. file .. (ending == ".ttc" and "(" .. index .. ")" or "") .. ":mode=harf;" .. script.features .. ";")
        end
      end
      for sign in signs:gmatch("[^, ]+") do
        if exists(sign) then table.insert(list, "file:" .. sign .. ":mode=harf;") end
      end
      luaotfload.add_fallback("rs" .. kind .. weight, list)
    end
  end
end
